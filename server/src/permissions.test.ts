import { text } from 'node:stream/consumers'
import { endpoints } from '@andariego/contract/api'
import { ensureGazetteer } from '@andariego/gazetteer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellFigures } from '../test/figures.ts'
import { whileBlocked } from '../test/permissions/blocked.ts'
import { closedWhileLimited, openWhileSuspended } from '../test/permissions/restricted.ts'
import { type Ask, readRow, type Sent } from '../test/permissions/row.ts'
import { permissions } from '../test/permissions/table.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { type Traveller, traveller } from '../test/traveller.ts'
import { newWorld, type World } from '../test/world.ts'
import { GAZETTEER_FILE } from './features/maps/public.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

let readWorld: Promise<World> | undefined
/** A new world for requests that change it; reading requests share one. */
const worldFor = (method: string): Promise<World> => {
  if (method !== 'GET') return newWorld(andariego)
  readWorld ??= newWorld(andariego)
  return readWorld
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options']

const send = async (method: string, { path, json, form }: Sent, accessToken?: string) => {
  const encoded = form && new Response(form)
  const response = await andariego.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : json,
    // Reads only the beginning: a stream of events does not end.
    payloadAsStream: true,
  })
  const isJson = String(response.headers['content-type']).includes('json')
  const body = isJson ? await text(response.stream()) : ''
  return { status: response.statusCode, code: body === '' ? undefined : JSON.parse(body).code }
}

/** The operations of the application's OpenAPI document: `METHOD /path` below /api. */
const operations = async () => {
  const { paths } = (await andariego.app.inject('/api/openapi.json')).json()
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => METHODS.includes(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '')}`),
  )
}

const CODES: Record<number, string> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  422: 'validation',
}
const expected = (status: number) => ({ status, code: CODES[status] })

describe('every operation', () => {
  test('of the running application is in the table, and nothing else is', async () => {
    const all = await operations()
    expect(all.filter((key) => !key.startsWith('HEAD ')).toSorted()).toEqual(
      Object.keys(permissions).toSorted(),
    )
    const rows = Object.values(permissions)
    const roles = Object.keys(readRow(rows[0] ?? expect.unreachable())).filter((name) => name !== 'ask')
    await tellFigures(
      `${rows.length} operations, each asked as ${roles.join(', ')}, and as somebody blocked, limited and suspended`,
    )
  })

  test.each(Object.entries(permissions))('%s lets in the right callers', async (operation, row) => {
    const { ask, member, ...others } = readRow(row)
    const [method = ''] = operation.split(' ')
    const world = await worldFor(method)
    const sendAs = async (caller: Traveller) => send(method, await ask(world, caller), caller.accessToken)
    expect({
      anonymous: await send(method, await ask(world, null)),
      stranger: await sendAs(world.stranger),
      moderator: await sendAs(world.moderator),
      ...(member !== undefined && { member: await sendAs((await world.company()).member) }),
      owner: await sendAs(world.owner),
    }).toEqual({
      anonymous: expected(others.anonymous),
      stranger: expected(others.stranger),
      moderator: expected(others.moderator),
      ...(member !== undefined && { member: expected(member) }),
      owner: expected(others.owner),
    })
  })

  describe('while its caller is restricted', () => {
    /** One for all: nothing of it goes, since whoever asks is a stranger. */
    let world: World
    let moderator: Traveller
    let known: Record<'limited' | 'suspended', Traveller>
    const restricted = async (decision: 'limit' | 'suspend') => {
      const person = await traveller(andariego)
      const until = new Date(Date.now() + 86_400_000).toISOString()
      const about = { subjectType: 'user', subjectId: person.id } as const
      await moderator.api('POST /moderation/decisions', {
        body: { ...about, decision, reason: 'Publicidad una y otra vez.', until },
      })
      return person
    }
    beforeAll(async () => {
      world = await newWorld(andariego)
      moderator = world.moderator
      known = { limited: await restricted('limit'), suspended: await restricted('suspend') }
    }, 60_000)

    test.each(Object.entries(permissions))('%s lets in the right callers', async (operation, row) => {
      const [method = ''] = operation.split(' ')
      const { stranger, ask } = readRow(row)
      const refused = { status: 403, code: 'restricted' }
      const isOpen = openWhileSuspended.includes(operation)
      const isClosed = closedWhileLimited.includes(operation)
      const isReadable = !isClosed && (method === 'GET' || isOpen)
      // The request's data is created by somebody unrestricted, because a restricted caller cannot.
      const sendAs = async (caller: Traveller, isRefused: boolean) =>
        send(method, await ask(world, isRefused ? world.stranger : caller), caller.accessToken)
      const spent = isOpen && method !== 'GET'
      expect({
        limited: await sendAs(spent ? await restricted('limit') : known.limited, isClosed),
        suspended: await sendAs(spent ? await restricted('suspend') : known.suspended, !isReadable),
      }).toEqual({
        limited: isClosed ? refused : expected(stranger),
        suspended: isReadable ? expected(stranger) : refused,
      })
    })
  })

  describe('while a block is between its caller and the owner', () => {
    /** One for all: nothing of it goes, since whoever asks is no owner. */
    let world: World
    beforeAll(async () => {
      world = await newWorld(andariego)
    }, 60_000)

    /** The request is built before the block, because neither could create its data after it. */
    const sendAcross = async (
      { method, ask }: { method: string; ask: Ask },
      caller: Traveller,
      [blocker, blocked]: [Traveller, Traveller],
    ) => {
      const sent = await ask({ ...world, stranger: caller }, caller)
      const params = { id: blocked.id }
      await blocker.api('PUT /users/:id/block', { params })
      const { status } = await send(method, sent, caller.accessToken)
      // Also a block that the operation itself has made.
      await sql`delete from blocks`.execute(andariego.services.database)
      return status
    }

    test.each(Object.entries(permissions))('%s lets in the right callers', async (operation, row) => {
      const { ask, stranger, member } = readRow(row)
      const [method = ''] = operation.split(' ')
      const { owner } = world
      // These end the caller's session or account, or are done once.
      const spent =
        method !== 'GET' && (openWhileSuspended.includes(operation) || operation === 'POST /reports')
      const somebody = async () => (spent ? await traveller(andariego) : world.stranger)
      const across = async (caller: Traveller, pair: [Traveller, Traveller]) =>
        sendAcross({ method, ask }, caller, pair)
      const [one, other] = [await somebody(), await somebody()]
      const companion = member === undefined ? undefined : (await world.company()).member
      const known = whileBlocked[operation]
      expect({
        byOwner: await across(one, [owner, one]),
        byCaller: await across(other, [other, owner]),
        ...(companion && { member: await across(companion, [owner, companion]) }),
      }).toEqual({
        byOwner: known?.stranger ?? stranger,
        byCaller: known?.stranger ?? stranger,
        ...(companion && { member: known?.member ?? member }),
      })
    })
  })

  test('that answers HEAD answers it like GET', async () => {
    const heads = (await operations()).filter((key) => key.startsWith('HEAD '))
    expect(heads).not.toEqual([])
    const world = await newWorld(andariego)
    for (const operation of heads) {
      const row = permissions[operation.replace('HEAD', 'GET')]
      if (row === undefined) throw new Error(`${operation} has no GET`)
      const { anonymous, stranger, ask } = readRow(row)
      const question = await ask(world, null)
      const { status } = await send('HEAD', question)
      const other = await send('HEAD', question, world.stranger.accessToken)
      expect([operation, status, other.status]).toEqual([operation, anonymous, stranger])
    }
  })

  const authOf = (operation: string) =>
    endpoints[operation.replaceAll(/{(\w+)}/g, ':$1') as keyof typeof endpoints].auth
  /** These read no token: signing in works with an expired one, too. */
  const [blind, refusing] = [
    Object.keys(permissions).filter((operation) => authOf(operation) === 'none'),
    Object.keys(permissions).filter((operation) => authOf(operation) !== 'none'),
  ]

  test.each(blind)('%s takes an invalid token for none', async (operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const forged = path.replaceAll(/{\w+}/g, '01890000-0000-7000-8000-000000000000')
    const anonymous = await send(method, { path: forged })
    expect(await send(method, { path: forged }, 'forged')).toEqual(anonymous)
  })

  test.each(refusing)('%s refuses an invalid token', async (operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const forged = path.replaceAll(/{\w+}/g, '01890000-0000-7000-8000-000000000000')
    expect(await send(method, { path: forged }, 'forged')).toEqual(expected(401))
  })
})
