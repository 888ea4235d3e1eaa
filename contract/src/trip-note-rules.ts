import { mergedText } from './text-merge-rules.ts'
import type { From } from './trip-operation-rules.ts'
import { NOTE_MAX, OTHER_NOTES_MAX } from './trips-rules.ts'

interface Noted {
  note: string | null
  otherNotes: string[]
}

/**
 * Returns the note after somebody wrote it: merged with what others wrote meanwhile, or, where that is impossible, with their
 * text kept beside it.
 */
export const noted = (
  known: Noted,
  note: string | null | undefined,
  from: From | undefined,
): Partial<Noted> => {
  if (note === undefined) return {}
  if (from === undefined || known.note === from.note || known.note === null) return { note }
  const merged = mergedText(from.note ?? '', known.note, note ?? '')
  if (merged !== null && merged.length <= NOTE_MAX) return { note: merged.trim() || null }
  const others = known.otherNotes.filter((text) => text !== known.note && text !== note)
  return { note, otherNotes: [...others, known.note].slice(-OTHER_NOTES_MAX) }
}
