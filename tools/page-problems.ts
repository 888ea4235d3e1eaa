import type { BrowserContext } from 'playwright-core'

export interface PageProblems {
  /** What went wrong so far that nobody announced, and what was announced but did not come. */
  found: () => string[]
  /** Announces an answer that is part of the story: `401 POST /api/auth/login`. */
  expect: (answer: string) => void
  /** An answer that may come or not, as the requests of a page overtake each other. */
  tolerate: (answer: string) => void
  /** Stops collecting, until `goOn`. */
  pause: () => void
  goOn: () => void
}

/**
 * Collects what a visitor never sees and no page may have, in any tab: errors and policy violations in the console, scripts that throw
 * (hydration that does not fit among them), requests that fail, and answers of 400 and above.
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
    // The browser's own line about a bad answer lacks the method; `response` below has it all.
    if (message.text().startsWith('Failed to load resource')) return
    note(`console: ${message.text()}`)
  })
  context.on('weberror', (event) => {
    const error = event.error()
    // An animation between two pages that the browser gave up; the pages themselves changed.
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
    // Nor does a service worker say more of what they asked it for than that it failed.
    if (keeps && why === 'net::ERR_FAILED') return
    const answer = `failed ${request.method()} ${new URL(request.url()).pathname}`
    // A visitor who goes on to the next page leaves requests behind.
    if (why === 'net::ERR_ABORTED') return
    // Only a story takes the connection away; what it left on the way may fail when it is back already.
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
