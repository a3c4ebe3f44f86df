/** The files of a model, as `training/export.py` writes them. That they are those is seen to by whoever reads them. */
export interface ModelFiles {
  /** `model.onnx` */
  readonly model: Uint8Array;
  /** `vocabulary.txt` */
  readonly vocabulary: Uint8Array;
  /** `tags.txt` */
  readonly tags: Uint8Array;
}
