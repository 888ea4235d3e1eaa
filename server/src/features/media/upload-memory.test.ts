import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { maximumFileBytes } from './media-limits.ts'
import { movieAround } from './test/movies.ts'
import { padded, post } from './test/multipart-body.ts'

const megabyte = 1024 * 1024

it("ten videos of 50 MB in one form raise the server's memory by at most 100 MB", async () => {
  const script = join(import.meta.dirname, 'test/upload-server.ts')
  const server = fork(script, [join(tmpdir(), 'upload-memory-')], { execArgv: [] })
  const exited = once(server, 'exit')
  const told = async (message?: string) => {
    const answer = once(server, 'message')
    if (message) server.send(message)
    return (await answer)[0]
  }
  const { address } = await told()
  const small = { filename: 'v.mp4', name: 'media[0]' }
  await post(address, [{ ...small, content: padded(movieAround({ size: megabyte })) }])
  const before = await told('measure')

  const files = Array.from({ length: 10 }, (_, index) => ({
    name: `media[${index}]`,
    filename: `video-${index}.mp4`,
    content: padded(movieAround({ size: maximumFileBytes, private: true })),
  }))
  const answer = await post(address, files)
  const { peak } = await told('end')
  await exited
  expect(answer.status).toBe(201)
  expect(answer.body.media.map(({ bytes }) => bytes)).toEqual(Array(10).fill(maximumFileBytes))
  expect((peak - before.rss) / megabyte).toBeLessThanOrEqual(100)
})
