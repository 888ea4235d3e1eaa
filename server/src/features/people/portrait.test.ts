import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const photo = async (background: string, name = 'yo.jpg') => {
  const pixels = { width: 900, height: 700, channels: 3 as const, background }
  const bytes = await sharp({ create: pixels })
    .withExif({ IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer()
  return new File([bytes], name, { type: 'image/jpeg' })
}
const put = async (person: Traveller, file: File) => {
  const form = new FormData()
  form.set('portrait', file)
  return (await person.api('PUT /users/me/portrait', { form })).data.portrait ?? ''
}
const served = (id: string) => andariego.app.inject(`/api/media/${id}?w=320`)
const filesStored = async () => {
  const entries = await readdir(join(andariego.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('a portrait', () => {
  test("is shown wherever its owner is, only one at a time, without the camera's metadata", async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const first = await put(ana, await photo('teal'))
    const shown = async () =>
      (await bruno.api('GET /users/:id', { params: { id: ana.id } })).data.userPortrait
    expect(await shown()).toBe(first)
    const { statusCode, rawPayload } = await served(first)
    expect(statusCode).toBe(200)
    const { exif, width } = await sharp(rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 320])
    const stored = await filesStored()
    const second = await put(ana, await photo('coral'))
    expect(second).not.toBe(first)
    expect(await shown()).toBe(second)
    expect((await served(first)).statusCode).toBe(404)
    expect(await filesStored()).toBe(stored)
    await ana.api('DELETE /users/me/portrait')
    expect([await shown(), (await served(second)).statusCode]).toEqual([null, 404])
  })

  test('is one picture, and nothing of a refused one stays', async () => {
    const ana = await traveller(andariego)
    const before = await filesStored()
    const html = new File(['<script>alert(1)</script>'], 'yo.jpg', { type: 'image/jpeg' })
    expect((await refusal(put(ana, html))).status).toBe(415)
    const none = await refusal(ana.api('PUT /users/me/portrait', { form: new FormData() }))
    expect([none.status, none.body.message]).toEqual([422, 'Elige una foto: JPEG, PNG, GIF o WEBP.'])
    const two = new FormData()
    two.append('portrait', await photo('teal'))
    two.append('portrait', await photo('coral'))
    expect((await refusal(ana.api('PUT /users/me/portrait', { form: two }))).status).toBe(413)
    expect(await filesStored()).toBe(before)
  })

  test('replaced from two tabs at once leaves one, with only its files', async () => {
    const ana = await traveller(andariego)
    const before = await filesStored()
    await put(ana, await photo('teal'))
    const ofOne = (await filesStored()) - before
    const ids = await Promise.all(
      ['red', 'green', 'blue'].map(async (colour) => put(ana, await photo(colour))),
    )
    const { data } = await ana.api('GET /users/me/profile')
    expect(ids).toContain(data.portrait)
    expect((await filesStored()) - before).toBe(ofOne)
  })

  test('is deleted with its account, from storage as well', async () => {
    const ana = await traveller(andariego)
    const before = await filesStored()
    const id = await put(ana, await photo('teal'))
    await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect([(await served(id)).statusCode, await filesStored()]).toEqual([404, before])
  })
})
