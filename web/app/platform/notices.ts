export type NoticeTone = 'success' | 'failure'

export interface Notice {
  tone: NoticeTone
  text: string
}

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/** Tells the visitor something in passing; whoever shows notices decides how. */
export const notify = (notice: Notice): void => {
  for (const listener of listeners) listener(notice)
}

export const onNotice = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
