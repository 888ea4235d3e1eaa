import { expect, test } from 'vitest'
import { readEventStream } from './event-stream.ts'

const streamOf = (parts: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
const bytes = (text: string) => new TextEncoder().encode(text)

const read = async (parts: readonly Uint8Array[]) => {
  const messages = []
  for await (const message of readEventStream(streamOf(parts))) messages.push(message)
  return messages
}

test('messages arrive whole wherever the network cuts them, even inside a letter', async () => {
  const whole = bytes('event: text\ndata: {"text":"mañana"}\n\ndata: 2\n\n')
  const singles = [...whole].map((byte) => Uint8Array.of(byte))
  for (const parts of [[whole], singles])
    expect(await read(parts)).toMatchObject([{ event: 'text', data: '{"text":"mañana"}' }, { data: '2' }])
})

test('a comment is told as a sign of life, and an unfinished message is not told', async () => {
  expect(await read([bytes(':\n\ndata: 1\r\n\r\ndata: cut')])).toMatchObject([null, { data: '1' }])
})

test('data in several lines is one message', async () => {
  expect(await read([bytes('data: one\ndata: two\n\n')])).toMatchObject([{ data: 'one\ntwo' }])
})
