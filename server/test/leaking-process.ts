import { randomBytes } from 'node:crypto'

// A process with a leak, for the test of how leaks are found.

class Leaked {
  readonly text = randomBytes(500).toString('hex')
}
class Cached {
  readonly at = performance.now()
}
class Passing {
  readonly at = performance.now()
}

const EACH_TIME = 2_000
const CACHE_HOLDS = 3_000
const leaked: Leaked[] = []
const callbacks: (() => Leaked)[] = []
const cache: Cached[] = []

process.on('message', () => {
  for (let count = 0; count < EACH_TIME; count++) {
    const one = new Leaked()
    leaked.push(one)
    const leakedCallback = () => one
    callbacks.push(leakedCallback)
    cache.push(new Cached())
    if (cache.length > CACHE_HOLDS) cache.shift()
    new Passing()
  }
  process.send?.(leaked.length)
})
