import { expect, test } from 'vitest'
import { fileIdOf } from './file-id.ts'

const film = (name: string, ...content: BlobPart[]) => new File(content, name)
const MIDDLE = new Uint8Array(600 * 1024)

test('the same file has the same id, whenever it was chosen', async () => {
  const id = await fileIdOf(film('costa.mp4', 'a', MIDDLE, 'z'))
  expect(await fileIdOf(film('costa.mp4', 'a', MIDDLE, 'z'))).toBe(id)
  // A UUID of version 8, which is all that the server takes.
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('another name, size, beginning or end makes another id', async () => {
  const files = [
    film('costa.mp4', 'a', MIDDLE, 'z'),
    film('sierra.mp4', 'a', MIDDLE, 'z'),
    film('costa.mp4', 'a', MIDDLE, 'zz'),
    film('costa.mp4', 'b', MIDDLE, 'z'),
    film('costa.mp4', 'a', MIDDLE, 'y'),
    film('costa.mp4', 'a'),
  ]
  expect(new Set(await Promise.all(files.map(fileIdOf))).size).toBe(files.length)
})
