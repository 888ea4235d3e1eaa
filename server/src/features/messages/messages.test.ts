import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@andariego/contract/live'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, shown, type Traveller, traveller } from '../../../test/traveller.ts'

let andariego: TestApp
let ana: Traveller
let bruno: Traveller
const told: { userIds: string[]; event: LiveEvent }[] = []
beforeAll(async () => {
  andariego = await testApp()
  andariego.services.events.on('live', ({ userIds, event }) => told.push({ userIds, event }))
})
afterAll(() => andariego.close())
beforeEach(async () => {
  ;[ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
  told.length = 0
})

const send = async (from: Traveller, to: { id: string }, content: string, key = randomUUID()) =>
  (
    await from.api('POST /direct-messages', {
      body: { receiverId: to.id, content },
      headers: { 'idempotency-key': key },
    })
  ).data
const read = (reader: Traveller, other: { id: string }, query: object = {}) =>
  reader.api('GET /direct-messages/conversation/:userId', { params: { userId: other.id }, query })
const conversations = (of: Traveller, query: object = {}) =>
  of.api('GET /direct-messages/conversations', { query })
const unread = async ({ api }: Traveller) => (await api('GET /direct-messages/unread-count')).data.unreadCount

describe('a message', () => {
  test('is visible to both sides, and unread until its receiver looks', async () => {
    const message = await send(ana, bruno, '  Hola, Bruno.\r\n¿Subimos el sábado?  ')
    expect(message).toMatchObject({
      senderId: ana.id,
      senderEmail: ana.email,
      senderName: null,
      receiverId: bruno.id,
      content: 'Hola, Bruno.\n¿Subimos el sábado?',
      isRead: false,
      may: [],
    })
    expect((await read(ana, bruno)).data).toEqual([message])
    expect(await unread(bruno)).toBe(1)
    expect((await read(bruno, ana)).data).toEqual([{ ...message, may: ['report'] }])
    expect(await unread(bruno)).toBe(0)
    expect((await read(ana, bruno)).data).toEqual([{ ...message, isRead: true }])
  })

  test.each([
    ['', 'Escribe un mensaje.'],
    [' \n ', 'Escribe un mensaje.'],
    ['x'.repeat(2001), 'El mensaje debe tener como máximo 2000 caracteres.'],
    ['x\u0000', 'El texto contiene caracteres no permitidos.'],
  ])('%j is refused', async (content, message) => {
    const { status, body } = await refusal(send(ana, bruno, content))
    expect([status, body.errors]).toEqual([422, [message]])
  })

  test('goes only to another, existing user', async () => {
    const oneself = await refusal(send(ana, ana, 'Hola, yo.'))
    expect([oneself.status, oneself.body.message]).toEqual([422, 'No puedes enviarte mensajes a ti mismo.'])
    expect((await refusal(send(ana, { id: ana.id.toUpperCase() }, 'Hola, YO.'))).status).toBe(422)
    const nobody = await refusal(send(ana, { id: randomUUID() }, '¿Hay alguien?'))
    expect([nobody.status, nobody.body.message]).toEqual([404, 'No se encontró el usuario.'])
    expect((await refusal(read(ana, { id: randomUUID() }))).status).toBe(404)
    expect((await read(ana, bruno)).data).toEqual([])
  })

  test('is stored and announced once per key, however often it is sent at once', async () => {
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 10 }, () => send(ana, bruno, 'Una vez.', key)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await unread(bruno)).toBe(1)
    expect(told.flatMap(({ userIds, event }) => (event.type === 'message' ? userIds : []))).toEqual([
      ana.id,
      bruno.id,
    ])
  })

  test('is limited to 60 a minute', async () => {
    const strict = await testApp({ RATE_LIMITS: 'on' })
    try {
      const [sender, receiver] = [await traveller(strict), await traveller(strict)]
      // In batches: all at once would overload a slow machine.
      for (let sent = 0; sent < 60; sent += 10)
        await Promise.all(Array.from({ length: 10 }, (_, index) => send(sender, receiver, `${sent + index}`)))
      expect((await refusal(send(sender, receiver, 'demasiado'))).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('a conversation', () => {
  test('counts exactly, in the same order for both, when both write and read at once', async () => {
    const write = (from: Traveller, to: Traveller) =>
      Array.from({ length: 15 }, (_, index) => send(from, to, `${index}`))
    const reads = Array.from({ length: 8 }, () => read(bruno, ana))
    await Promise.all([...write(ana, bruno), ...write(bruno, ana), ...reads])
    const [anas, brunos] = [await conversations(ana), await conversations(bruno)]
    expect([anas.data.length, brunos.data.length]).toEqual([1, 1])
    expect(anas.data[0]?.unreadCount).toBe(15)
    const waiting = brunos.data[0]?.unreadCount ?? -1
    const { data } = await read(ana, bruno)
    expect(data).toHaveLength(30)
    expect(data.filter(({ senderId, isRead }) => senderId === ana.id && !isRead)).toHaveLength(waiting)
    expect((await read(bruno, ana)).data.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    expect(await unread(bruno)).toBe(0)
    const times = data.map(({ createdAt }) => createdAt)
    expect(times.toSorted()).toEqual(times)
  })

  test('is read page by page, by offset or by cursor', async () => {
    for (let count = 1; count <= 5; count++) await send(ana, bruno, `${count}`)
    const contents = ({ data }: Awaited<ReturnType<typeof read>>) => data.map(({ content }) => content)
    const newest = await read(bruno, ana, { limit: 2 })
    expect(contents(newest)).toEqual(['4', '5'])
    await send(ana, bruno, '6')
    const older = await read(bruno, ana, { limit: 2, cursor: newest.nextCursor })
    expect(contents(older)).toEqual(['2', '3'])
    const oldest = await read(bruno, ana, { limit: 2, cursor: older.nextCursor })
    expect([contents(oldest), oldest.nextCursor]).toEqual([['1'], null])
    expect(contents(await read(bruno, ana, { limit: 2, offset: 3 }))).toEqual(['2', '3'])
    expect(contents(await read(bruno, ana, { offset: 60 }))).toEqual([])
  })

  test('opened at an older page leaves newer messages unread', async () => {
    for (let count = 1; count <= 3; count++) await send(ana, bruno, `${count}`)
    await read(bruno, ana, { limit: 1, offset: 1 })
    expect(await unread(bruno)).toBe(1)
  })

  test('is in the list of each side, latest first, page by page', async () => {
    const others = await Promise.all([traveller(andariego), traveller(andariego), traveller(andariego)])
    for (const other of others) await send(other, ana, `De ${other.email}`)
    await send(ana, others[0] as Traveller, 'Gracias.')
    const { data, nextCursor } = await conversations(ana, { limit: 2 })
    expect(
      data.map(({ otherUser, unreadCount, lastMessage }) => [
        otherUser.email,
        unreadCount,
        lastMessage.content,
      ]),
    ).toEqual([
      [others[0]?.email, 1, 'Gracias.'],
      [others[2]?.email, 1, `De ${others[2]?.email}`],
    ])
    const rest = await conversations(ana, { limit: 2, cursor: nextCursor })
    expect([rest.data.map(({ otherUser }) => otherUser.id), rest.nextCursor]).toEqual([[others[1]?.id], null])
    expect(await unread(ana)).toBe(3)
  })

  test('of the very same moment as others is on one page of the list, whichever it is', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => traveller(andariego)))
    for (const other of others) await send(other, ana, 'Hola.')
    await andariego.services.database
      .updateTable('conversation_sides')
      .set({ last_at: new Date() as never })
      .where('user_id', '=', ana.id)
      .execute()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await conversations(ana, { limit: 2, cursor })
      seen.push(...page.data.map(({ otherUser }) => otherUser.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  })
})

describe('live events', () => {
  test('tell both of a message, and the receiver the unread count', async () => {
    const message = await send(ana, bruno, 'Hola.')
    expect(told).toEqual([
      { userIds: [ana.id], event: { type: 'message', message } },
      { userIds: [bruno.id], event: { type: 'message', message: { ...message, may: ['report'] } } },
      { userIds: [bruno.id], event: { type: 'unread', unreadCount: 1 } },
    ])
  })

  test('tell both once that it was read', async () => {
    const { id } = await send(ana, bruno, 'Hola.')
    told.length = 0
    await Promise.all([read(bruno, ana), read(bruno, ana)])
    await read(bruno, ana)
    expect(told).toEqual([
      {
        userIds: [bruno.id, ana.id],
        event: { type: 'read', readerId: bruno.id, writerId: ana.id, lastReadId: id },
      },
      { userIds: [bruno.id], event: { type: 'unread', unreadCount: 0 } },
    ])
  })

  test("are not sent for reading one's own messages", async () => {
    await send(ana, bruno, 'Hola.')
    told.length = 0
    await read(ana, bruno)
    expect(told).toEqual([])
  })
})

describe('a removed account', () => {
  const leave = ({ api }: Traveller) => api('DELETE /users/me', { body: { password: PASSWORD } })

  test('leaves its messages to their receivers, without its name', async () => {
    await send(ana, bruno, 'Me voy.')
    await leave(ana)
    const otherUser = {
      ...shown(ana),
      email: 'Usuario eliminado',
      userEmail: 'Usuario eliminado',
      isDeleted: true,
    }
    expect((await conversations(bruno)).data[0]).toMatchObject({ otherUser, unreadCount: 1 })
    const thread = await read(bruno, ana)
    expect(thread.otherUser).toEqual(otherUser)
    expect(thread.data[0]).toMatchObject({ content: 'Me voy.', senderEmail: 'Usuario eliminado' })
    expect(await unread(bruno)).toBe(0)
    expect((await refusal(send(bruno, ana, '¿Sigues ahí?'))).status).toBe(404)
  })

  test('deletes the conversation when the other account is gone, even at the same moment', async () => {
    const { id } = await send(ana, bruno, 'Adiós.')
    await Promise.all([leave(ana), leave(bruno)])
    const { database } = andariego.services
    const left = database.selectFrom('direct_messages').select('id').where('id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})
