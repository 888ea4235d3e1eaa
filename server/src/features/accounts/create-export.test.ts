import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createExport } from './create-export.ts'

const FILES = 200

test('opens one file at a time, however many there are', async () => {
  const { add, addFile, end, output } = createExport()
  let [open, most] = [0, 0]
  for (let index = 0; index < FILES; index++)
    addFile(`archivos/${index}.txt`, async () => {
      open += 1
      most = Math.max(most, open)
      return Readable.from([Buffer.from(`archivo ${index}`)]).once('close', () => {
        open -= 1
      })
    })
  add('cuenta', { email: 'ana@example.com' })
  end()
  const entries = unzipSync(new Uint8Array(await buffer(output)))
  expect(Object.keys(entries)).toHaveLength(FILES + 1)
  expect(strFromU8(entries[`archivos/${FILES - 1}.txt`] ?? new Uint8Array())).toBe(`archivo ${FILES - 1}`)
  expect(JSON.parse(strFromU8(entries['cuenta.json'] ?? new Uint8Array()))).toEqual({
    email: 'ana@example.com',
  })
  expect(most).toBeLessThanOrEqual(2)
})

test('a file that is gone when its turn comes is empty', async () => {
  const { addFile, end, output } = createExport()
  addFile('archivos/uno.txt', async () => null)
  end()
  expect(unzipSync(new Uint8Array(await buffer(output)))['archivos/uno.txt']).toHaveLength(0)
})

test.each([
  ['cannot be opened', () => Promise.reject(new Error('no store'))],
  [
    'breaks off',
    async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a')
          throw new Error('no store')
        })(),
      ),
  ],
])('a file that %s breaks the output off, and nothing else', async (_how, open) => {
  const { addFile, end, output } = createExport()
  addFile('archivos/uno.txt', open)
  addFile('archivos/dos.txt', async () => Readable.from([Buffer.from('b')]))
  end()
  await expect(buffer(output)).rejects.toThrow('no store')
})

test('the open file is closed when the reader goes away, and no other is opened', async () => {
  const { addFile, end, output } = createExport()
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024))
    },
  })
  let opened = 0
  addFile('archivos/uno.txt', async () => endless)
  addFile('archivos/dos.txt', async () => {
    opened += 1
    return Readable.from([])
  })
  end()
  await once(output, 'readable')
  output.destroy()
  await once(endless, 'close')
  expect(opened).toBe(0)
})
