import { expect, test } from 'vitest'
import { inSpanish } from './in-spanish.ts'
import { createPool } from './pool.ts'

test('a full disk is told in Spanish, whether Node or SQLite notices it', () => {
  for (const message of ['ENOSPC: no space left on device, write', 'database or disk is full'])
    expect(inSpanish(new Error(message))).toMatchObject({
      message: expect.stringMatching(/^El disco se ha llenado/),
    })
})

test('too little memory is told in Spanish', async () => {
  const hungry = new URL('../testing/hungry-worker.ts', import.meta.url)
  const pool = createPool(1, { file: '', folder: '' }, { script: hungry, megabytes: 32 })
  const failed = await pool.each({ do: 'end tiles' }).catch((error: unknown) => error)
  await pool.close()
  expect(inSpanish(failed)).toMatchObject({ message: expect.stringMatching(/^Falta memoria para una parte/) })
})

test('missing permissions and a folder that is none are told in Spanish', () => {
  const told = (message: string) => (inSpanish(new Error(message)) as Error).message
  expect(told("EACCES: permission denied, open '/srv/andorra.osm.pbf'")).toBe(
    'Este usuario no tiene permiso para leer /srv/andorra.osm.pbf.',
  )
  expect(told("EACCES: permission denied, mkdir '/srv/maps/.importing-27184-5bce98f7-7a32'")).toBe(
    'Este usuario no tiene permiso para escribir en /srv/maps.',
  )
  expect(told("EROFS: read-only file system, mkdir '/srv/maps'")).toBe(
    'Este usuario no tiene permiso para escribir en /srv/maps.',
  )
  expect(told("EEXIST: file already exists, mkdir '/srv/maps'")).toBe('/srv/maps no es una carpeta.')
})

test('other errors stay as they are', () => {
  const error = new Error('otra cosa')
  expect(inSpanish(error)).toBe(error)
})
