import { againstFloor } from '../load.ts'
import type { Row } from '../row.ts'
import type { Context } from './context.ts'

export const placeList = async (context: Context): Promise<Row[]> => {
  const pages = Array.from({ length: 5 }, (_, index) => `/api/places?limit=20&page=${index + 1}`)
  const { ratio, figure, unsteady } = await againstFloor(context, pages)
  return [
    {
      what: 'GET /api/places?limit=20, anonymous, mixed pages',
      figure,
      target: '≥ 0.5 × floor',
      unsteady,
      ok: ratio >= 0.5,
    },
  ]
}
