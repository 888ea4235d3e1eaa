import { showToast } from '../../../platform/toasts.ts'

const UNDO_MS = 10_000

/** Tells what happened to a trip where the eye may have missed it, with a button that takes it back. */
export const tellWithUndo = (message: string, undo: () => void): void => {
  showToast(message, { kind: 'info', durationMs: UNDO_MS, action: { label: 'Deshacer', run: undo } })
}
