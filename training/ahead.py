"""What other processes make before it is asked for: a graphics card learns faster than one processor makes errors."""
import collections, itertools, multiprocessing


def begin(make):
    """what this process makes: it begins as a copy, so that nothing has to be sent to it"""
    global maker
    maker = make


def made(number):
    return maker(number)


def ahead(make, first, workers):
    """(number, make(number)) for ever from `first` on, in so many processes; with none, here and once it is asked for"""
    if not workers:
        yield from ((number, make(number)) for number in itertools.count(first))
        return
    with multiprocessing.get_context("fork").Pool(workers, begin, (make,)) as pool:
        waiting = collections.deque()
        for number in itertools.count(first):
            waiting.append((number, pool.apply_async(made, (number,))))
            if len(waiting) > 2 * workers:
                number, result = waiting.popleft()
                yield number, result.get()
