import type { Attachment, Refusal } from './attachment.ts'

export interface AttachmentState {
  attachments: readonly Attachment[]
  refusals: readonly Refusal[]
}

export interface AttachmentStore {
  get: () => AttachmentState
  set: (next: Partial<AttachmentState>) => void
  /** Replaces a file being prepared with the finished attachment; without one, removes it. */
  replace: (id: string, prepared?: Attachment) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

export const NO_ATTACHMENTS: AttachmentState = { attachments: [], refusals: [] }

/** The files chosen in one form. They are kept outside the component, so that a visit to /login and back does not lose them. */
export const createAttachmentStore = (revoke: (url: string) => void): AttachmentStore => {
  let state = NO_ATTACHMENTS
  const listeners = new Set<() => void>()

  const set = (next: Partial<AttachmentState>) => {
    const before = state.attachments
    state = { ...state, ...next }
    const kept = new Set(state.attachments.map(({ previewUrl }) => previewUrl))
    for (const { previewUrl } of before) if (previewUrl !== null && !kept.has(previewUrl)) revoke(previewUrl)
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    replace: (id, prepared) => {
      const wanted = state.attachments.some((attachment) => attachment.id === id)
      // The file was removed while it was being prepared, so its preview is no longer needed.
      if (!wanted && prepared?.previewUrl) revoke(prepared.previewUrl)
      set({
        attachments: state.attachments.flatMap((attachment) =>
          attachment.id === id ? (prepared ?? []) : attachment,
        ),
      })
    },
    clear: () => set(NO_ATTACHMENTS),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
