"""What other processes make before it is asked for: a graphics card learns faster than one processor makes errors."""
import collections, itertools, multiprocessing

makers = []  # what the processes of this one make: it need not be sent to them, they begin as copies


def made(number):
    return makers[-1](number)


def ahead(make, first, workers):
    """(number, make(number)) for ever from `first` on, in so many processes; with none, here and once it is asked for"""
    if not workers:
        yield from ((number, make(number)) for number in itertools.count(first))
        return
    makers.append(make)
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        waiting = collections.deque()
        for number in itertools.count(first):
            waiting.append((number, pool.apply_async(made, (number,))))
            if len(waiting) > 2 * workers:
                number, result = waiting.popleft()
                yield number, result.get()
