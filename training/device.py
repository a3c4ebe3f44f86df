"""Where a model runs: on a graphics card where there is one. Half precision where the processor has it: elsewhere it is emulated, some
sixty times slower."""
import torch

HERE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def fast():
    """a context to run a model in"""
    half = HERE.type == "cuda" or torch.cpu._is_avx512_bf16_supported()
    return torch.autocast(HERE.type, dtype=torch.bfloat16, enabled=half)
