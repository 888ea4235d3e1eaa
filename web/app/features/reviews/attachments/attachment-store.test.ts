import { expect, test } from 'vitest'
import type { Attachment } from './attachment.ts'
import { createAttachmentStore } from './attachment-store.ts'

const attachment = (id: string, given: Partial<Attachment> = {}): Attachment => ({
  id,
  state: 'ready',
  file: new File(['x'], `${id}.jpg`),
  kind: 'image',
  previewUrl: `blob:${id}`,
  poster: null,
  ...given,
})

const storeOf = () => {
  const revoked: string[] = []
  const store = createAttachmentStore((url) => revoked.push(url))
  return { store, revoked, ids: () => store.get().attachments.map(({ id }) => id) }
}

test('a prepared file takes the place it was chosen in', () => {
  const { store, ids } = storeOf()
  store.set({ attachments: [attachment('a', { state: 'preparing', previewUrl: null }), attachment('b')] })
  store.replace('a', attachment('a'))
  expect(ids()).toEqual(['a', 'b'])
  expect(store.get().attachments[0]?.state).toBe('ready')
})

test('a refused file leaves the others', () => {
  const { store, ids } = storeOf()
  store.set({ attachments: [attachment('a'), attachment('b')] })
  store.replace('a')
  expect(ids()).toEqual(['b'])
})

test('what is taken out while it is prepared stays out, and its picture is let go', () => {
  const { store, ids, revoked } = storeOf()
  store.replace('a', attachment('a'))
  expect(ids()).toEqual([])
  expect(revoked).toEqual(['blob:a'])
})

test('pictures that are no longer shown are let go, the others are kept', () => {
  const { store, revoked } = storeOf()
  store.set({ attachments: [attachment('a'), attachment('b')] })
  store.set({ attachments: [attachment('b')] })
  expect(revoked).toEqual(['blob:a'])
  store.clear()
  expect(revoked).toEqual(['blob:a', 'blob:b'])
})
