import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encodedBody } from './encoding.ts'

test.each([
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.2, gzip; q=0.8', 'gzip'],
  ['BR;Q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['brotli, xgzip', 'identity'],
])('a client that accepts "%s" is sent %s', (accept, encoding) => {
  expect(acceptedEncoding(accept)).toBe(encoding)
  // The second time, the result comes from the cache.
  expect(acceptedEncoding(accept)).toBe(encoding)
})

const answerOf = (text: string) => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags: [],
  etag: '""',
  encoded: new Map(),
})

test('an answer is compressed once per encoding, and a small one not at all', async () => {
  const text = 'Una playa larga y vacía. '.repeat(100)
  const large = answerOf(text)
  const [br, gzip, plain] = await Promise.all([
    encodedBody(large, 'gzip, deflate, br'),
    encodedBody(large, 'gzip'),
    encodedBody(large, ''),
  ])
  expect([br[0], gzip[0], plain[0]]).toEqual(['br', 'gzip', 'identity'])
  expect(brotliDecompressSync(br[1]).toString()).toBe(text)
  expect(gunzipSync(gzip[1]).toString()).toBe(text)
  expect((await encodedBody(large, 'br'))[1]).toBe(br[1])
  expect(plain[1].toString()).toBe(text)
  expect([...large.encoded.keys()].toSorted()).toEqual(['br', 'gzip'])
  expect((await encodedBody(answerOf('small'), 'br'))[0]).toBe('identity')
})
