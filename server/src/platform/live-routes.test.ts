import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { type Traveller, traveller } from '../../test/traveller.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

const streamOf = async ({ accessToken }: Traveller) => {
  const { stream } = await andariego.app.inject({
    url: '/api/events',
    headers: { authorization: `Bearer ${accessToken}` },
    payloadAsStream: true,
  })
  const body = stream()
  onTestFinished(() => void body.destroy())
  return body
}

test("a page receives its user's events once they are committed, and none of a rolled back transaction", async () => {
  const ana = await traveller(andariego)
  const stream = await streamOf(ana)
  const tell = (unreadCount: number, fails = false) =>
    andariego.services.write(async (_tx, emit) => {
      emit({ type: 'live', userIds: [ana.id], event: { type: 'unread', unreadCount } })
      if (fails) throw new Error('on purpose')
    })
  await tell(1, true).catch(() => {})
  await tell(2)
  let said = ''
  for await (const chunk of stream) {
    said += chunk
    if (said.includes('data:')) break
  }
  expect(said).toBe(':\n\ndata: {"type":"unread","unreadCount":2}\n\n')
})

test('signing out ends the stream', async () => {
  const ana = await traveller(andariego)
  const stream = await streamOf(ana)
  await ana.api('POST /auth/logout', { body: { refreshToken: ana.refreshToken } })
  for await (const chunk of stream) expect(String(chunk)).toBe(':\n\n')
})
