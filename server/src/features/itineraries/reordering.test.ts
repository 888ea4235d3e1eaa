import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openScene } from './test/scene.ts'

const { andariego, ana, places, written, make, save, read } = await openScene()
afterAll(() => andariego.close())

const day = fc
  .integer({ min: 0, max: 73_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10))
/** Generates some of the places in any order, each on any day. */
const items = fc
  .shuffledSubarray(places, { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((placeId) => fc.record({ placeId: fc.constant(placeId), date: day }))),
  )

test('an itinerary is what was last saved, in order, and remaining places keep their item ids', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(items, { minLength: 2, maxLength: 5 }), async ([first = [], ...changes]) => {
      let known = await make(ana, first)
      for (const change of changes) {
        const { data } = await save(ana, known.id, written(known.name, change))
        expect(data.items.map(({ place, date }) => ({ placeId: place.id, date }))).toEqual(change)
        const ids = new Map(known.items.map(({ id, place }) => [place.id, id]))
        for (const { id, place } of data.items) expect(id).toBe(ids.get(place.id) ?? id)
        expect(await read(ana, known.id)).toEqual(data)
        known = data
      }
    }),
    { numRuns: 10 },
  )
})
