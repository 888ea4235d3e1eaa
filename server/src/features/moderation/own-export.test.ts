import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { Traveller } from '../../../test/traveller.ts'
import { MARKS, type Published, publish, THINGS } from './test/hidden-scene.ts'

let andariego: TestApp
let scene: Published
beforeAll(async () => {
  andariego = await testApp()
  scene = await publish(andariego)
}, 120_000)
afterAll(() => andariego.close())

/** Returns the texts and the names of the files in an account's export. */
const exportOf = async (who: Traveller) => {
  const { rawPayload } = await andariego.app.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${who.accessToken}` },
  })
  const entries = Object.entries(unzipSync(new Uint8Array(rawPayload)))
  const json = entries.filter(([name]) => name.endsWith('.json'))
  return {
    texts: json.map(([, bytes]) => strFromU8(bytes)).join('\n'),
    of: (name: string) =>
      JSON.parse(strFromU8(entries.find(([known]) => known === `${name}.json`)?.[1] ?? new Uint8Array())),
    files: entries
      .filter(([name, bytes]) => name.startsWith('archivos/') && bytes.length > 0)
      .map(([name]) => name),
  }
}

test('what moderators hid is still in the export of who made it, and of nobody else', async () => {
  const before = await exportOf(scene.author)
  for (const thing of THINGS) await scene.hide(thing)
  const own = await exportOf(scene.author)
  for (const mark of Object.values(MARKS)) expect(own.texts).toContain(mark)
  expect(own.files).toEqual(before.files)
  expect(own.files).toHaveLength(1)
  expect(own.of('reseñas')).toMatchObject([
    { isHidden: true, media: [{ id: scene.ids.media, isHidden: true }] },
  ])
  expect(own.of('lugares')).toMatchObject([{ isHidden: true }])
  expect(own.of('grupos')).toMatchObject([{ isAdmin: true }])
  const others = await exportOf(scene.reader)
  for (const mark of Object.values(MARKS)) expect(others.texts).not.toContain(mark)
  expect(others.files).toEqual([])
})

test('a person behind a block has no name in the export of the other', async () => {
  const { author, reader } = scene
  const { data: sent } = await author.api('POST /direct-messages', {
    body: { receiverId: reader.id, content: 'Hola de nuevo' },
  })
  expect((await exportOf(reader)).of('mensajes')).toMatchObject([{ with: expect.any(String) }])
  await author.api('PUT /users/:id/block', { params: { id: reader.id } })
  const [conversation] = (await exportOf(reader)).of('mensajes')
  expect(conversation.with).toBeNull()
  expect(conversation.messages.at(-1)).toMatchObject({ content: sent.content, isMine: false })
})
