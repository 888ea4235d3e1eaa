import { expect, test } from 'vitest'
import { serve } from '../../platform/testing/http-server.ts'
import { createAsk } from './ask.ts'

const asking = () => ({
  message: '¿Qué veo en Salta?',
  conversationId: null,
  signal: new AbortController().signal,
})
const askAt = (baseUrl: string, silenceMs: number) =>
  createAsk({ baseUrl, authorized: (send) => send('token'), silenceMs })
const piece = (text: string) => `event: text\ndata: ${JSON.stringify({ text })}\n\n`
const STREAM = { 'Content-Type': 'text/event-stream' }

const hear = async (ask: ReturnType<typeof createAsk>) => {
  const heard: unknown[] = []
  for await (const { data } of ask(asking())) heard.push(data)
  return heard
}

test('a question without an answer fails when its time is over', async () => {
  await using server = await serve(() => {})
  await expect(hear(askAt(server.url, 40))).rejects.toMatchObject({ code: 'timeout' })
})

test('an answer that stops in the middle fails as well', async () => {
  await using server = await serve((_, response) => response.writeHead(200, STREAM).write(piece('Hay')))
  await expect(hear(askAt(server.url, 80))).rejects.toMatchObject({ code: 'timeout' })
})

test('an answer may take longer as long as it goes on', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200, STREAM)
    let left = 6
    const timer = setInterval(() => {
      response.write(piece(`${left}`))
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      response.end()
    }, 100)
  })
  expect(await hear(askAt(server.url, 400))).toHaveLength(6)
})
