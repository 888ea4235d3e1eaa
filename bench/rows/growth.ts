import type { Row } from '../row.ts'
import { quantile } from '../row.ts'
import type { Context } from './context.ts'

const ASKED = 60
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

/** p95 in milliseconds of what a visitor asks first, nothing of it cached. */
export const latencies = async ({ url, placeIds }: Context): Promise<Record<string, number>> => {
  const last = await lastPage(url)
  const asked: Record<string, (index: number) => string> = {
    'list of places': (index) => `/api/places?limit=20&page=${1 + (index % 5)}&city=`,
    'places by rating': () => '/api/places?limit=20&sort=rating',
    'search of places': (index) =>
      `/api/places?limit=20&q=${['museo san', 'playa luna', 'lima 9', 'mirador'][index % 4]}`,
    'one place': (index) => `/api/places/${placeIds[index % placeIds.length]}?`,
    'its reviews': (index) => `/api/places/${placeIds[index % placeIds.length]}/reviews?limit=20`,
    'all reviews, page 1': () => '/api/places/reviews?limit=20&page=1',
    [`all reviews, page ${last}`]: () => `/api/places/reviews?limit=20&page=${last}`,
  }
  const result: Record<string, number> = {}
  for (const [what, path] of Object.entries(asked)) {
    const times: number[] = []
    for (let index = 0; index < ASKED; index++) {
      const began = performance.now()
      // Each has an address of its own, so that none is answered from memory.
      const fresh = path(index)
      const answer = await fetch(
        `${url}${fresh}${fresh.includes('?') ? '&' : '?'}cursor=${index}x${Date.now()}`,
      )
      await answer.arrayBuffer()
      if (answer.ok) times.push(performance.now() - began)
    }
    result[what.replace(/page \d{2,}/, 'deep page')] = quantile(times, 0.95)
  }
  return result
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
