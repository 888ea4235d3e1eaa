import type { Row } from '../row.ts'
import { quantile } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

/** In all, in this many passes over everything: so that each meets the same machine. */
const ASKED = 100
const PASSES = 5
const LAST_PAGE = 5_000

/** The deepest page of all reviews, up to the 5,000th. */
const lastPage = async (url: string): Promise<number> => {
  for (const page of [LAST_PAGE, LAST_PAGE / 10, LAST_PAGE / 100]) {
    const answer = await fetch(`${url}/api/places/reviews?page=${page}&limit=20`)
    const { data } = (await answer.json()) as { data: unknown[] }
    if (data.length > 0) return page
  }
  return 1
}

const WORDS = ['museo san', 'playa luna', 'lima 9', 'mirador']

/** p95 in milliseconds of what a visitor asks first. Asked by somebody who is signed in: nothing is kept for them. */
export const latencies = async ({ url, placeIds }: Context): Promise<Record<string, number>> => {
  const last = await lastPage(url)
  const headers = { authorization: `Bearer ${await signIn(url, 1)}` }
  const placeId = (index: number) => placeIds[(index + ASKED) % placeIds.length]
  const asked: Record<string, (index: number) => string> = {
    'list of places': (index) => `/api/places?limit=20&page=${1 + (index % 5)}`,
    'places by rating': () => '/api/places?limit=20&sort=rating',
    'search of places': (index) => `/api/places?limit=20&q=${WORDS[index % WORDS.length]}`,
    'one place': (index) => `/api/places/${placeId(index)}`,
    'its reviews': (index) => `/api/places/${placeId(index)}/reviews?limit=20`,
    'all reviews, page 1': () => '/api/places/reviews?limit=20&page=1',
    'all reviews, deep page': () => `/api/places/reviews?limit=20&page=${last}`,
    // Of somebody who writes with hundreds of people when the data is full.
    conversations: () => '/api/direct-messages/conversations',
    'unread messages': () => '/api/direct-messages/unread-count',
  }
  const times: Record<string, number[]> = {}
  for (let pass = -1; pass < PASSES; pass++) {
    for (const [what, path] of Object.entries(asked)) {
      const taken = []
      for (let index = 0; index < ASKED / PASSES; index++) {
        const began = performance.now()
        const answer = await fetch(url + path(pass * ASKED + index), { headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path(index)} answers ${answer.status}.`)
        taken.push(performance.now() - began)
      }
      // The first pass lets connections prepare their statements.
      times[what] = pass < 0 ? [] : [...(times[what] ?? []), ...taken]
    }
  }
  return Object.fromEntries(Object.entries(times).map(([what, taken]) => [what, quantile(taken, 0.95)]))
}

export const growth = (small: Record<string, number>, full: Record<string, number>): Row[] =>
  Object.entries(full).map(([what, p95]) => {
    const ratio = p95 / (small[what] ?? Number.NaN)
    return {
      what: `Growth: ${what}`,
      figure: `${ratio.toFixed(2)} × (p95 ${small[what]?.toFixed(1)} ms at 1 %, ${p95.toFixed(1)} ms at full data)`,
      target: '≤ 1.5 ×',
      ok: ratio <= 1.5,
    }
  })
