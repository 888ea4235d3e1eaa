import { afterAll, beforeAll, expect, test } from 'vitest'
import { heardUntil, liveStream } from '../../test/live-stream.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { traveller } from '../../test/traveller.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

/** A heartbeat, and that the user is not restricted. */
const BEGINNING = ':\n\ndata: {"type":"restriction","restriction":null}\n\n'

test("a page receives its user's events once they are committed, and none of a rolled back transaction", async () => {
  const ana = await traveller(andariego)
  const stream = await liveStream(andariego, ana)
  const tell = (unreadCount: number, fails = false) =>
    andariego.services.write(async (_tx, emit) => {
      emit({ type: 'live', userIds: [ana.id], event: { type: 'unread', unreadCount } })
      if (fails) throw new Error('on purpose')
    })
  await tell(1, true).catch(() => {})
  await tell(2)
  expect(await heardUntil(stream, '"unread"')).toBe(`${BEGINNING}data: {"type":"unread","unreadCount":2}\n\n`)
})

test('signing out ends the stream', async () => {
  const ana = await traveller(andariego)
  const stream = await liveStream(andariego, ana)
  await ana.api('POST /auth/logout', { body: { refreshToken: ana.refreshToken } })
  for await (const chunk of stream) expect(String(chunk)).toBe(BEGINNING)
})
