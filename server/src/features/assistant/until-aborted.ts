/** Yields a source's items until the signal aborts, even when the source ignores the signal. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    while (true) {
      const next = iterator.next()
      // A later error of the source does not matter, because the answer was already given up.
      next.catch(() => {})
      const result = await Promise.race([next, aborted])
      if (result === null || result.done) return
      yield result.value
    }
  } finally {
    void Promise.resolve(iterator.return?.()).catch(() => {})
  }
}
