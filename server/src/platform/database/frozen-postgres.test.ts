/** @module-tag release */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { silentLog } from '@andariego/local-postgres/testing/logs'
import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'
import { reviewBody } from '../../../test/load.ts'
import { testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'

/** How long anybody may have to wait; the report says where it was missed. */
const LONGEST_MS = 5_000
/** What the test tolerates, because others may use the machine: less than two waits in a row. */
const TOLERATED_MS = 8_000
/** A test that waited for ever would leave the database frozen. */
const PATIENCE_MS = 20_000

/** Each starts a PostgreSQL and waits for it in vain; `npm run test:faults` tries both. */
const CASES = [
  ['whose connections are open', true],
  ...(process.env.KILLS ? [['to which nobody is connected', false] as const] : []),
] as const

/** Returns the processes of a PostgreSQL, its first one among them. */
const processesOf = async (pid: number): Promise<number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
}

/** Starts the product on a PostgreSQL of its own, which `freeze` stops as a whole until it is thawed. */
const productWithOwnPostgres = async () => {
  const dataDir = await temporaryFolder()
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog, orphanGraceSeconds: 5 })
  await migrate(database.url)
  const given = { url: database.url, drop: () => database.stop() }
  const andariego = await testApp({ RATE_LIMITS: 'on' }, given)
  const { server } = andariego.app
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
  }
  onTestFinished(async () => {
    thaw()
    // fetch opens another connection for each answer that is left unread, and a server waits for it.
    server.closeAllConnections()
    await andariego.close()
  })
  const freeze = async () => {
    // The first one makes the others: stopped, it makes no more.
    frozen = [database.pid()]
    process.kill(database.pid(), 'SIGSTOP')
    const all = await processesOf(database.pid())
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    frozen = all
    return all.length
  }
  return { andariego, port: address instanceof Object ? address.port : 0, freeze, thaw }
}

// Linux tells the processes; the database is the test's own also where the others are given one.
test.runIf(process.platform === 'linux').each(CASES)(
  'while all of PostgreSQL is frozen, %s, each of many requests and an upload is answered within 5 s, and all goes on afterwards',
  async (_name, isWarm) => {
    const { andariego, port, freeze, thaw } = await productWithOwnPostgres()
    const { accessToken, refreshToken, api, email, password } = await traveller(andariego)
    const { id } = await api('POST /places', { body: newPlace() })
    const { data } = await api('POST /places/:id/reviews', { params: { id }, form: await newForm() })
    const authorization = `Bearer ${accessToken}`
    const base = `http://127.0.0.1:${port}`
    const answers: { what: string; status: number; ms: number; retryAfter: string | null }[] = []
    const ask = async (method: string, path: string, body?: object | FormData, isSignedIn = true) => {
      const began = performance.now()
      const isForm = body instanceof FormData
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(isSignedIn && { authorization }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null)
      const [status, retryAfter] = [response?.status ?? 0, response?.headers.get('retry-after') ?? null]
      await response?.body?.cancel()
      answers.push({ what: `${method} ${path}`, status, ms: performance.now() - began, retryAfter })
    }
    // Each process of the product has ten connections at most.
    const busy = () => sql`select pg_sleep(0.1)`.execute(andariego.services.database)
    if (isWarm) await Promise.all(Array.from({ length: 10 }, busy))
    else
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'andariego' and pid <> pg_backend_pid()`
        .execute(andariego.services.database)
        .catch(() => {})

    // An upload that is under way when it happens.
    const review = await reviewBody()
    const upload = request(`${base}/api/places/${id}/reviews`, {
      method: 'POST',
      headers: {
        authorization,
        expect: '100-continue',
        'content-type': review.type,
        'content-length': review.body.length,
      },
    })
    upload.flushHeaders()
    await once(upload, 'continue')
    upload.write(review.body.subarray(0, 200))

    const processes = await freeze()
    const uploaded = async () => {
      const began = performance.now()
      upload.end(review.body.subarray(200))
      const [response] = await once(upload, 'response', { signal: AbortSignal.timeout(PATIENCE_MS) })
      response.resume()
      const { statusCode: status, headers } = response
      answers.push({
        what: 'upload under way',
        status,
        ms: performance.now() - began,
        retryAfter: headers['retry-after'] ?? null,
      })
    }
    await Promise.all([
      uploaded(),
      ask('POST', `/api/places/${id}/reviews`, await newForm()),
      ask('GET', '/api/places?page=2', undefined, false),
      ask('GET', '/api/places?q=faro', undefined, false),
      ask('GET', `/api/places/${id}/reviews?limit=3`),
      ask('GET', `/api/media/${data.media[0]?.id}`, undefined, false),
      ask('GET', '/api/groups'),
      ask('GET', '/api/itineraries'),
      ask('GET', '/api/notifications'),
      ask('GET', '/api/direct-messages/conversations'),
      ask('GET', '/api/users/search?email=viajera'),
      ask('GET', '/api/auth/sessions'),
      ask('GET', '/api/events'),
      ask('GET', '/health/ready', undefined, false),
      ask('GET', '/sitemap.xml', undefined, false),
      ask('POST', '/api/places', newPlace()),
      ask('POST', '/api/groups', { name: 'Los que esperan' }),
      ask('POST', '/api/chat/messages', { message: '¿Qué puedo ver en Madrid?' }),
      ask('POST', `/api/places/reviews/${data.id}/reaction`, { type: 'like' }),
      ask('POST', '/api/auth/login', { email, password }, false),
      ask('POST', '/api/auth/register', { email: 'nueva@example.com', password }, false),
      ask('POST', '/api/auth/forgot-password', { email }, false),
      ask('POST', '/api/auth/refresh', { refreshToken }, false),
    ])
    thaw()
    const [slowest = expect.unreachable()] = answers.toSorted((one, other) => other.ms - one.ms)
    const seconds = (slowest.ms / 1000).toFixed(1)
    const counts = Map.groupBy(answers, ({ status }) => status)
    await tellFigures(
      `all ${processes} processes, ${isWarm ? 'with' : 'without'} open connections: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')}, the slowest after ${seconds} s (${slowest.what})`,
      slowest.ms > LONGEST_MS ? `5 s missed at ${seconds} s` : undefined,
    )
    expect(answers.filter(({ ms }) => ms > TOLERATED_MS)).toEqual([])
    // What needs no database may be answered.
    expect(answers.filter(({ status }) => ![200, 202, 503].includes(status))).toEqual([])
    expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '5')).toEqual([])
    expect(counts.get(503)?.length).toBeGreaterThan(15)
    const works = async () => (await andariego.app.inject('/api/places?page=4')).statusCode
    await expect.poll(works).toBe(200)
    expect((await api('POST /places', { body: newPlace() })).id).toBeTruthy()
  },
  120_000,
)
