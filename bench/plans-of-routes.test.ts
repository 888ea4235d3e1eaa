/** @module-tag release */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../server/test/test-app.ts'
import { testDatabase } from '../server/test/test-database.ts'
import { BENCH_PASSWORD, countsAt, generate } from './generate.ts'
import { type Asked, faultsOf, record } from './plans.ts'
import { addresses, type Ids } from './reads-of-api.ts'

/** The size relative to the full data set. Set a larger one, such as 0.1, before a release. */
const SCALE = Number(process.env.PLANS_SCALE ?? 0.01)

const IDS = `
  select person.id as user,
    (select other_id from conversation_sides where user_id = person.id order by last_position desc, other_id limit 1) as other,
    (select id from places order by review_count desc, id limit 1) as place,
    (select id from reviews order by like_count desc, id limit 1) as review,
    (select id from itineraries where owner_id = person.id order by id limit 1) as itinerary,
    (select id from groups where admin_id = person.id order by id limit 1) as group,
    (select id from reports order by id limit 1) as report
  from users as person where email = 'viajera1@bench.example'`

let app: TestApp
let explaining: pg.Pool
let ids: Ids
let authorization: string
let asked: Asked[] = []
const { connect } = pg.Client.prototype
beforeAll(async () => {
  const scratch = await testDatabase()
  await generate(scratch.url, countsAt(SCALE))
  explaining = new pg.Pool({ connectionString: scratch.url, max: 1 })
  ids = (await explaining.query(IDS)).rows[0]
  await explaining.query('update profiles set is_public = true')
  await explaining.query(`update users set role = 'moderator' where id = $1`, [ids.user])
  // Small tables are read from end to end whatever indexes they have: what is left of it then has none.
  if (SCALE < 0.1) await explaining.query('set enable_seqscan = off')
  const known = new WeakSet<pg.Client>()
  // Whatever connection the application opens from now on tells its statements.
  pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
    if (!known.has(this)) record(this, (statement) => asked.push(statement))
    known.add(this)
    return Reflect.apply(connect, this, given)
  } as typeof connect
  app = await testApp({}, scratch)
  const { statusCode, body } = await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'viajera1@bench.example', password: BENCH_PASSWORD },
  })
  expect(statusCode, body).toBe(200)
  authorization = `Bearer ${JSON.parse(body).data.accessToken}`
})
afterAll(async () => {
  pg.Client.prototype.connect = connect
  await explaining?.end()
  await app?.close()
})

test('every read of the API scans no large table of a large data set and sorts few rows', async () => {
  const faults: string[] = []
  for (const [name, paths] of Object.entries(addresses(ids)))
    for (const path of paths) {
      asked = []
      const { statusCode, body } = await app.app.inject({
        url: `/api${path}`,
        headers: { authorization },
      })
      if (statusCode >= 300) faults.push(`${name} answers ${statusCode} to ${path}: ${body}`)
      for (const statement of asked.splice(0).filter(({ text }) => /^\s*(with|select)\b/i.test(text)))
        faults.push(...(await faultsOf(explaining, statement)).map((fault) => `${path} ${fault}`))
    }
  expect(faults).toEqual([])
})
