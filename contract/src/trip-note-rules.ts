import { mergedText } from './text-merge-rules.ts'
import { isLongerThan } from './text-rules.ts'
import type { From } from './trip-operation-rules.ts'
import { NOTE_MAX, OTHER_NOTES_MAX } from './trips-rules.ts'

interface Noted {
  note: string | null
  otherNotes: string[]
}

/** Returns the versions after somebody dropped or added some, with those that they had not seen. */
const chosen = (known: string[], wanted: string[], seen = known): string[] => {
  if (known.join('\0') === seen.join('\0')) return wanted
  const added = wanted.filter((text) => !seen.includes(text) && !known.includes(text))
  return [...known.filter((text) => wanted.includes(text) || !seen.includes(text)), ...added]
}

/**
 * Returns what changes when somebody writes a note or chooses among its versions: merged with what others wrote meanwhile, or, where
 * that is impossible, with their text kept beside it. Null when there are too many versions already: none may be dropped.
 */
export const noted = (
  known: Noted,
  { note, otherNotes }: Partial<Noted>,
  from: From = {},
): Partial<Noted> | null => {
  const versions = otherNotes && chosen(known.otherNotes, otherNotes, from.otherNotes)
  // A version that becomes the note is no other one: two people may have moved the same trip by the same days.
  const changes = versions ? { otherNotes: versions.filter((text) => text !== note) } : {}
  if ((changes.otherNotes?.length ?? 0) > OTHER_NOTES_MAX) return null
  if (note === undefined) return changes
  if (from.note === undefined || known.note === from.note || known.note === null) return { ...changes, note }
  const merged = mergedText(from.note ?? '', known.note, note ?? '')
  if (merged !== null && !isLongerThan(merged, NOTE_MAX)) return { ...changes, note: merged.trim() || null }
  const { otherNotes: others } = { ...known, ...changes }
  const kept = [...others.filter((text) => text !== known.note && text !== note), known.note]
  return kept.length > OTHER_NOTES_MAX ? null : { note, otherNotes: kept }
}

/** Between two versions of a line. */
const BESIDE = ' / '

/**
 * Returns a line (a title, an item of the list) after somebody wrote it: merged with what others wrote meanwhile, or, where that is
 * impossible, with their version before it. Undefined when both together are too long: neither may be dropped.
 */
export const writtenLine = <Text extends string | null>(
  known: Text,
  text: Text,
  from: Text | undefined,
  max: number,
): Text | undefined => {
  if (from === undefined || known === from || known === null || known === text) return text
  if (text === null) return known
  const merged = from === null ? null : mergedText(from, known, text)?.trim()
  if (merged && !isLongerThan(merged, max)) return merged as Text
  const both = [...new Set([...known.split(BESIDE), ...text.split(BESIDE)])].join(BESIDE)
  return isLongerThan(both, max) ? undefined : (both as Text)
}
