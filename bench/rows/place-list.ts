import { againstFloor } from '../load.ts'
import type { Row } from '../row.ts'
import type { Context } from './context.ts'

export const placeList = async ({ url, floor }: Context): Promise<Row[]> => {
  const pages = Array.from({ length: 5 }, (_, index) => `/api/places?limit=20&page=${index + 1}`)
  const { ratio, rate, floorRate } = await againstFloor(floor, url, pages)
  return [
    {
      what: 'GET /api/places?limit=20, anonymous, mixed pages',
      figure: `${ratio.toFixed(2)} × floor (${rate.toFixed(0)}/s against ${floorRate.toFixed(0)}/s)`,
      target: '≥ 0.5 × floor',
      ok: ratio >= 0.5,
    },
  ]
}
