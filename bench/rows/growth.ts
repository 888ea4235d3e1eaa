import type { Row } from '../row.ts'
import { quantile } from '../row.ts'
import { signIn } from '../sign-in.ts'
import { millisecondsOf, WARMING } from '../timed.ts'
import type { Context } from './context.ts'

const ASKED = 200
const LAST_PAGE = 5_000

/** Returns the last page of all reviews, at most the 5,000th. */
const lastPage = async (url: string): Promise<number> => {
  for (const page of [LAST_PAGE, LAST_PAGE / 10, LAST_PAGE / 100]) {
    const answer = await fetch(`${url}/api/places/reviews?page=${page}&limit=20`)
    const { data } = (await answer.json()) as { data: unknown[] }
    if (data.length > 0) return page
  }
  return 1
}

const WORDS = ['museo san', 'playa luna', 'lima 9', 'mirador']

/** The requests of a first visit, made signed in, because those responses are not cached. */
const questions = async ({ url, placeIds }: Context): Promise<Record<string, (index: number) => string>> => {
  const last = await lastPage(url)
  const placeId = (index: number) => placeIds[index % placeIds.length]
  return {
    'list of places': (index) => `/api/places?limit=20&page=${1 + (index % 5)}`,
    'places by rating': () => '/api/places?limit=20&sort=rating',
    'search of places': (index) => `/api/places?limit=20&q=${WORDS[index % WORDS.length]}`,
    'one place': (index) => `/api/places/${placeId(index)}`,
    'its reviews': (index) => `/api/places/${placeId(index)}/reviews?limit=20`,
    'all reviews, page 1': () => '/api/places/reviews?limit=20&page=1',
    'all reviews, deep page': () => `/api/places/reviews?limit=20&page=${last}`,
    // The last user has written with hundreds of people in the full data set.
    conversations: () => '/api/direct-messages/conversations',
    'unread messages': () => '/api/direct-messages/unread-count',
  }
}

/**
 * Compares the p95 of each request at full data with that at a hundredth of it, in turns, so that the machine's load affects
 * both.
 */
export const growth = async (small: Context, full: Context): Promise<Row[]> => {
  const sides = await Promise.all(
    [small, full].map(async (context) => ({
      url: context.url,
      asked: await questions(context),
      authorization: `Bearer ${await signIn(context.url, 1)}`,
    })),
  )
  const rows: Row[] = []
  for (const what of Object.keys(sides[0]?.asked ?? {})) {
    const times: number[][] = [[], []]
    for (let index = -WARMING; index < ASKED; index++) {
      for (const [side, { url, asked, authorization }] of sides.entries()) {
        const taken = await millisecondsOf(url + asked[what]?.(index + WARMING), authorization)
        if (index >= 0) times[side]?.push(taken)
      }
    }
    const [before = Number.NaN, after = Number.NaN] = times.map((taken) => quantile(taken, 0.95))
    const ratio = after / before
    rows.push({
      what: `Growth: ${what}`,
      figure: `${ratio.toFixed(2)} × (p95 ${before.toFixed(1)} ms at 1 %, ${after.toFixed(1)} ms at full data)`,
      target: '≤ 1.5 ×',
      ok: ratio <= 1.5,
    })
  }
  return rows
}
