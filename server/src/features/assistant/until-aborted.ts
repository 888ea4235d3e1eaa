/** The items of a source until the signal: it ends then, even when the source itself takes no notice. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    while (true) {
      const next = iterator.next()
      // A failure after the end changes nothing: the answer was given up already.
      next.catch(() => {})
      const result = await Promise.race([next, aborted])
      if (result === null || result.done) return
      yield result.value
    }
  } finally {
    void Promise.resolve(iterator.return?.()).catch(() => {})
  }
}
