import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { Traveller } from './traveller.ts'

/** Opens the stream of live events as a page of this user does; it is closed when the test ends. */
export const liveStream = async (
  { app }: TestApp,
  { accessToken }: Pick<Traveller, 'accessToken'>,
): Promise<Readable> => {
  const { stream } = await app.inject({
    url: '/api/events',
    headers: { authorization: `Bearer ${accessToken}` },
    payloadAsStream: true,
  })
  const body = stream()
  onTestFinished(() => void body.destroy())
  return body
}

/** Reads a stream until it contains this text, and returns all that it said; returns at its end, too. */
export const heardUntil = async (stream: Readable, text: string): Promise<string> => {
  let heard = ''
  for await (const chunk of stream) {
    heard += chunk
    if (heard.includes(text)) break
  }
  return heard
}
