import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellFigures } from '../test/figures.ts'
import { GROUPS } from '../test/random-users/groups.ts'
import { everythingIsAsItShould, LOOKS } from '../test/random-users/look.ts'
import { type Model, newModel } from '../test/random-users/model.ts'
import { PLACES } from '../test/random-users/places.ts'
import { REVIEWS } from '../test/random-users/reviews.ts'
import { USERS, type World } from '../test/random-users/step.ts'
import { TALK_AND_SESSIONS } from '../test/random-users/talk-and-sessions.ts'
import { TRIPS } from '../test/random-users/trips.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'

/** `npm run test:attacks` runs more steps, with a random seed. */
const STEPS = Number(process.env.MODEL_STEPS ?? 300)
const SEED = process.env.MODEL_STEPS ? Date.now() % 2 ** 31 : 20_261_122
const seed = Number(process.env.MODEL_SEED ?? SEED)
/** The most steps in one world. */
const LONGEST = Math.min(STEPS, 1500)

let andariego: TestApp
let photos: File[]
beforeAll(async () => {
  andariego = await testApp()
  const photoOf = async (_: unknown, number: number) => {
    const background = { r: number * 18, g: 255 - number * 18, b: (number * 90) % 256 }
    const image = sharp({ create: { width: 16, height: 12, channels: 3, background } })
    return new File([new Uint8Array(await image.png().toBuffer())], 'foto.png', { type: 'image/png' })
  }
  photos = await Promise.all(Array.from({ length: 14 }, photoOf))
})
afterAll(() => andariego.close())

let worlds = 0
const newWorld = async (done: World['done']) => {
  worlds += 1
  const prefix = `mundo${worlds}x`
  const users = []
  for (let number = 0; number < USERS; number++)
    users.push(await traveller(andariego, `${prefix}${String(number).padStart(2, '0')}@example.com`))
  const ids = users.map(({ id }) => id)
  const { database } = andariego.services
  const setBack = (table: string, column: string) =>
    sql`update ${sql.table(table)} set created_at = created_at - interval '1 day'
      where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(database)
  const aDayPasses = async () => {
    await setBack('points_ledger', 'user_id')
    await setBack('all_reviews', 'user_id')
    await setBack('all_places', 'created_by')
    await setBack('place_descriptions', 'author_id')
  }
  return { model: newModel(prefix, users), world: { test: andariego, done, photos, aDayPasses } }
}

const day = () => new Date().toISOString().slice(0, 10)

/** Runs the steps in a new world. Its daily limits would differ from the model's if midnight passed meanwhile. */
const live = async (steps: Iterable<fc.AsyncCommand<Model, World>>, done: World['done']) => {
  const [began, before] = [day(), done.steps]
  const { model, world } = await newWorld(done)
  try {
    await fc.asyncModelRun(() => ({ model, real: world }), steps)
    await everythingIsAsItShould(model, world)
  } catch (error) {
    if (day() === began) throw error
    done.steps = before
  }
}

test(
  'whatever users do in whatever order, they are answered as a simple model of the rules says',
  async () => {
    process.stdout.write(`MODEL_SEED=${seed}\n`)
    const done: World['done'] = { steps: 0, byName: new Map(), refused: new Map() }
    const arbitrary = fc.commands(
      [...PLACES, ...REVIEWS, ...GROUPS, ...TRIPS, ...TALK_AND_SESSIONS, ...LOOKS],
      {
        maxCommands: LONGEST,
        size: 'max',
      },
    )
    let hasFailed = false
    const property = fc.asyncProperty(arbitrary, async (steps) => {
      // Enough steps; but a failing sequence is run again to shorten it.
      if (done.steps >= STEPS && !hasFailed) return
      hasFailed = true
      await live(steps, done)
      hasFailed = false
    })
    const time = { interruptAfterTimeLimit: 15 * 60_000, markInterruptAsFailure: false }
    await fc.assert(property, { numRuns: 10 * Math.ceil(STEPS / LONGEST) + 20, seed, ...time })
    const list = (counts: Map<unknown, number>) =>
      [...counts].map(([what, count]) => `${what} ${count}`).join(', ')
    await tellFigures(`${done.steps} steps in ${worlds} worlds, ${list(done.refused)} refused, seed ${seed}`)
    process.stdout.write(`${list(done.byName)}\n`)
    expect(done.steps).toBeGreaterThanOrEqual(STEPS)
  },
  20 * 60_000,
)
