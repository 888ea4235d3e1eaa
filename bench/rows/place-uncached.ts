import { againstFloor } from '../load.ts'
import type { Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

/** Requested signed in, because the cached responses are only for visitors. */
export const placeUncached = async (context: Context): Promise<Row[]> => {
  const { placeIds } = context
  let count = 0
  const paths = placeIds
    .slice(0, 100)
    .flatMap((id) => [`/api/places/${id}`, `/api/places/${id}/reviews?limit=20`])
  const headers = { authorization: `Bearer ${await signIn(context.url, 1)}` }
  const fresh = () => {
    count += 1
    const id = placeIds[count % placeIds.length]
    return { path: count % 2 ? `/api/places/${id}` : `/api/places/${id}/reviews?limit=20`, headers }
  }
  const { ratio, figure, unsteady } = await againstFloor(context, paths, fresh)
  return [
    {
      what: 'GET /api/places/{id} and its reviews, uncached, mixed ids',
      figure,
      target: '≥ 0.25 × floor',
      unsteady,
      ok: ratio >= 0.25,
    },
  ]
}
