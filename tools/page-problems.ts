import type { BrowserContext } from 'playwright-core'

export interface PageProblems {
  /** Returns the problems that were not announced, and the announced ones that did not occur. */
  found: () => string[]
  /** Announces an error response that is part of the journey: `401 POST /api/auth/login`. */
  expect: (answer: string) => void
  /** Allows a response that may or may not occur, because a page's requests overlap. */
  tolerate: (answer: string) => void
  /** Ignores problems until `goOn`. */
  pause: () => void
  goOn: () => void
}

/**
 * Collects problems that no page may have, in all tabs: console errors and policy violations, uncaught errors (including
 * hydration mismatches), failed requests, and responses from 400 on.
 */
export const watchForProblems = (context: BrowserContext, { keeps = false } = {}): PageProblems => {
  const problems: string[] = []
  let paused = false
  const note = (problem: string) => {
    if (!paused) problems.push(problem)
  }
  const expected = new Set<string>()
  const came = new Set<string>()
  const tolerated = new Set<string>()
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    // The browser's line about an error response lacks the method; `response` below has everything.
    if (message.text().startsWith('Failed to load resource')) return
    note(`console: ${message.text()}`)
  })
  context.on('weberror', (event) => {
    const error = event.error()
    // The browser skipped an animation between two pages; the pages themselves changed.
    if (error.message.startsWith('Transition was ')) return
    note(`script on ${event.page()?.url()}: ${error.name} ${error.stack || error.message}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    const answer = `${response.status()} ${response.request().method()} ${pathname}`
    if (expected.has(answer)) came.add(answer)
    else if (!tolerated.has(answer)) note(`answer: ${answer}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A service worker's requests only report that they failed.
    if (keeps && why === 'net::ERR_FAILED') return
    const answer = `failed ${request.method()} ${new URL(request.url()).pathname}`
    // Leaving a page aborts its requests.
    if (why === 'net::ERR_ABORTED') return
    // Only journeys cut the connection; their pending requests may fail after it is back.
    if (why === 'net::ERR_INTERNET_DISCONNECTED') return
    if (expected.has(answer)) came.add(answer)
    else note(`${answer}: ${why}`)
  })
  return {
    found: () => [
      ...problems,
      ...[...expected]
        .filter((answer) => !came.has(answer))
        .map((answer) => `expected, but it did not come: ${answer}`),
    ],
    expect: (answer) => expected.add(answer),
    tolerate: (answer) => tolerated.add(answer),
    pause: () => {
      paused = true
    },
    goOn: () => {
      paused = false
    },
  }
}
