import { againstFloor } from '../load.ts'
import type { Row } from '../row.ts'
import type { Context } from './context.ts'

/** No answer is asked for twice: a query that the endpoint ignores, or another limit, makes each a new one. */
export const placeUncached = async ({ url, floor, placeIds }: Context): Promise<Row[]> => {
  let count = 0
  const paths = placeIds
    .slice(0, 100)
    .flatMap((id) => [`/api/places/${id}`, `/api/places/${id}/reviews?limit=20`])
  const product = () => {
    count += 1
    const id = placeIds[count % placeIds.length]
    const run = Date.now().toString(36) + count.toString(36)
    return {
      path: count % 2 ? `/api/places/${id}?${run}` : `/api/places/${id}/reviews?limit=20&cursor=${run}`,
    }
  }
  const { ratio, rate, floorRate } = await againstFloor(floor, url, paths, { product })
  return [
    {
      what: 'GET /api/places/{id} and its reviews, uncached, mixed ids',
      figure: `${ratio.toFixed(2)} × floor (${rate.toFixed(0)}/s against ${floorRate.toFixed(0)}/s)`,
      target: '≥ 0.25 × floor',
      ok: ratio >= 0.25,
    },
  ]
}
