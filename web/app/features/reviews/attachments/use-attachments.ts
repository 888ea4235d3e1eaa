import { mediaMessages } from '@andariego/contract/media-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { newId } from '../../../platform/new-id.ts'
import { getSession, onSessionChange } from '../../../platform/session/session.ts'
import type { Attachment, Refusal } from './attachment.ts'
import { type AttachmentStore, createAttachmentStore, NO_ATTACHMENTS } from './attachment-store.ts'
import { fitting } from './file-rules.ts'

/** One store for each place. Cleared when another user signs in, kept when the same user signs in again. */
const stores = new Map<string, AttachmentStore>()
let owner: string | undefined
onSessionChange((session) => {
  if (!session || session.user.id === owner) return
  for (const store of stores.values()) store.clear()
})

const storeOf = (placeId: string): AttachmentStore => {
  owner = getSession()?.user.id ?? owner
  const store = stores.get(placeId) ?? createAttachmentStore((url) => URL.revokeObjectURL(url))
  stores.set(placeId, store)
  return store
}

const preparing = (file: File): Attachment => ({
  // Any unique id.
  id: newId(),
  state: 'preparing',
  file,
  kind: 'image',
  previewUrl: null,
  poster: null,
})

/** Prepares the files one by one: decoding several photos at once exceeds a phone's memory. */
const prepareAll = async (store: AttachmentStore, chosen: readonly Attachment[]) => {
  const { prepareFile, Refused } = await import('./prepare-file.ts')
  for (const { id, file } of chosen) {
    if (!store.get().attachments.some((attachment) => attachment.id === id)) continue
    try {
      store.replace(id, { id, state: 'ready', ...(await prepareFile(file)) })
    } catch (error) {
      const problem = error instanceof Refused ? error.message : mediaMessages.unreadable
      store.replace(id)
      store.set({ refusals: [...store.get().refusals, { filename: file.name, problem }] })
    }
  }
}

const addTo = (store: AttachmentStore, files: readonly File[]) => {
  if (files.length === 0) return
  const { attachments } = store.get()
  const { taken, tooMany } = fitting(files, attachments.length)
  const chosen = taken.map(preparing)
  const refusals = tooMany.map(({ name }): Refusal => ({ filename: name, problem: mediaMessages.tooMany }))
  store.set({ attachments: [...attachments, ...chosen], refusals })
  void prepareAll(store, chosen).catch(() => {
    // The code to prepare files could not be loaded, so no better reason is known.
    for (const { id, file } of chosen) {
      store.replace(id)
      const refusal = { filename: file.name, problem: mediaMessages.unreadable }
      store.set({ refusals: [...store.get().refusals, refusal] })
    }
  })
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/**
 * Puts files into the form for a review of a place before it is opened, unless they are there already. They stay in this tab until the
 * review is published.
 */
export const offerFiles = (placeId: string, files: readonly File[]): void => {
  const store = storeOf(placeId)
  const there = store.get().attachments
  addTo(
    store,
    files.filter((file) => !there.some((attachment) => isSame(attachment.file, file))),
  )
}

export const useAttachments = (placeId: string) => {
  const store = useMemo(() => storeOf(placeId), [placeId])
  const state = useSyncExternalStore(store.subscribe, store.get, () => NO_ATTACHMENTS)
  return {
    ...state,
    add: (files: readonly File[]) => addTo(store, files),
    remove: (id: string) => {
      store.replace(id)
      store.set({ refusals: [] })
    },
    clear: store.clear,
  }
}
