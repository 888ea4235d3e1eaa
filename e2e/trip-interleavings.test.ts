import { planOf } from '@andariego/contract/trip-answer'
import type { NumberedOperation } from '@andariego/contract/trip-log-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { describe, expect } from 'vitest'
import { tellFigures } from '../server/test/figures.ts'
import type { Account } from '../tools/accounts.ts'
import { turnsOf } from '../tools/visitor.ts'
import { journey } from './journey.ts'
import { companionAt } from './together/companions.ts'
import { recordTrips, refusedOn } from './together/trip-record.ts'
import { expectedScreen, screenOf } from './together/trip-screen.ts'

/** To repeat one: `BROWSER_INTERLEAVINGS=1 FIRST_INTERLEAVING=17`. The order of events is only nearly the same again. */
const INTERLEAVINGS = Number(process.env.BROWSER_INTERLEAVINGS ?? 1)
const FIRST = Number(process.env.FIRST_INTERLEAVING ?? 1)
/** These share their people and browsers, for less time than an access token is valid (15 minutes). */
const BATCH = 5
const ROUNDS = 15
/** Ten times what one takes where nothing else runs. */
const ONE_MS = 180_000
/** A page tries again every 20 s, and moves what a closed page left after 5 s. */
const SETTLE = { timeout: 60_000, interval: 250 }

const batches = Array.from({ length: Math.ceil(INTERLEAVINGS / BATCH) }, (_, index) => {
  const from = FIRST + index * BATCH
  return { from, to: Math.min(from + BATCH, FIRST + INTERLEAVINGS) - 1 }
})

const addPlaces = (account: Account, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `Parada ${crypto.randomUUID().slice(0, 8)}`
      const body = {
        name,
        address: `Camino ${index}`,
        latitude: 10 + index / 100,
        longitude: index / 50 - 70,
      }
      return account.api('POST /places', { body })
    }),
  )

describe('three travellers at one trip', () => {
  for (const { from, to } of batches)
    journey(
      `who lose the connection, leave and come back at random, end with the same trip (${from} to ${to})`,
      { timeout: 60_000 + (to - from + 1) * ONE_MS },
      async ({ arrive, register }) => {
        const [ana, bruno, carla] = await Promise.all([register(), register(), register()])
        const places = await addPlaces(ana, 7)
        const visitors = await Promise.all([
          arrive({ as: ana, keeps: true }),
          arrive({ as: bruno, keeps: true, width: 360, means: 'touch' }),
          arrive({ as: carla, keeps: true, height: 1600 }),
        ])
        const record = recordTrips()
        for (const { context } of visitors) await record.follow(context)
        const [one, phone, first] = visitors
        const tab = await first.context.newPage()
        const second = { ...first, page: tab, ...turnsOf(tab) }
        const connections = [{ isCut: false }, { isCut: false }, { isCut: false }] as const
        const pages = [
          [one, connections[0]],
          [phone, connections[1]],
          [first, connections[2]],
          [second, connections[2]],
        ] as const
        const totals = { done: 0, overtaken: 0, operations: 0, refused: 0, failed: 0, repeated: 0 }

        for (let seed = from; seed <= to; seed++) {
          const items = places
            .slice(0, 4)
            .map(({ id }, index) => ({ placeId: id, date: `2027-01-1${Math.floor(index / 2)}` }))
          const { data: begun } = await ana.api('POST /itineraries', {
            body: { name: `Viaje ${seed}`, items },
          })
          const params = { id: begun.id }
          for (const { session } of [bruno, carla])
            await ana.api('PUT /itineraries/:id/people/:userId', {
              params: { ...params, userId: session.user.id },
              body: { role: 'edit' },
            })
          const path = `/itinerary/${begun.id}`
          const read = async () => (await ana.api('GET /itineraries/:id', { params })).data
          const logNow = async () =>
            (await ana.api('GET /itineraries/:id/operations', { params, query: { after: 0 } })).data
          for (const visitor of visitors) {
            await visitor.opens(path)
            await visitor.hasKept(path)
          }
          await second.opens(path)
          let texts = 0
          const companions = pages.map(([visitor, connection], index) =>
            companionAt(visitor, connection, {
              path,
              seed: seed * 10 + index,
              places: places.map(({ name }) => name),
              text: (mark) => `${mark}${seed}-${++texts}`,
            }),
          )

          for (let round = 0; round < ROUNDS; round++)
            await Promise.all(companions.map((companion) => companion.goOn()))
          for (const companion of companions) await companion.endsUp()

          const { made, acknowledged, failed, repeated } = record.of(begun.id)
          const refusedNow = async () =>
            new Set((await Promise.all(visitors.map((visitor) => refusedOn(visitor, begun.id)))).flat())
          /** What the server has not, and what no traveller can read as refused. */
          const lost = async () => {
            const logged = new Set((await logNow()).map(({ id }) => id))
            const refused = await refusedNow()
            return [...made.values()].filter(({ id }) => !logged.has(id) && !refused.has(id))
          }
          await expect.poll(lost, SETTLE).toEqual([])
          for (const { page } of companions)
            await expect.poll(() => screenOf(page), SETTLE).toEqual(expectedScreen(await read()))

          const log = await logNow()
          const numbers = new Map(log.map(({ id, number }) => [id, number]))
          expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1))
          expect(numbers.size).toBe(log.length)
          for (const [id, number] of acknowledged) expect(numbers.get(id)).toBe(number)
          expectOnce(log)
          const replayed = log.reduce((plan, { operation }) => {
            const outcome = applied(plan, operation)
            return 'plan' in outcome ? outcome.plan : expect.unreachable()
          }, planOf(begun))
          expect(planOf(await read())).toEqual(replayed)

          for (const { counts } of companions) {
            totals.done += counts.done
            totals.overtaken += counts.overtaken
          }
          totals.operations += log.length
          totals.refused += (await refusedNow()).size
          totals.failed += failed
          totals.repeated += repeated
        }
        expect(totals.overtaken).toBeLessThan(totals.done / 4)
        await tellFigures(
          `${from} to ${to}: ${totals.done} acts and ${totals.overtaken} overtaken by others, ${totals.operations} operations, ${totals.refused} refused, ${totals.failed} requests failed, ${totals.repeated} operations sent again`,
        )
      },
    )
})

/** What somebody noted on the list once is there once: only undoing its removal adds it again, under the same id. */
const expectOnce = (log: readonly NumberedOperation[]) => {
  const items = log.flatMap(({ operation }) =>
    operation.kind === 'add-item' ? [`${operation.text} ${operation.itemId}`] : [],
  )
  const texts = [...new Set(items)].map((item) => item.split(' ')[0])
  expect(new Set(texts).size).toBe(texts.length)
}
