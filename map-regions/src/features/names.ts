import type { Tags } from '../osm/block.ts'

/** The Spanish name where somebody noted one, else the one of the place itself. */
export const nameOf = (tags: Tags): string | null =>
  (tags.get('name:es') || tags.get('name') || '').replaceAll('_', ' ').trim() || null

/** Every name somebody may search for, the shown one first. */
export const allNamesOf = (tags: Tags): string[] => {
  const listed = [
    'name:es',
    'name',
    'short_name',
    'alt_name',
    'official_name',
    'old_name',
    'name:en',
    'name:ca',
    'loc_name',
  ]
  const names = listed.flatMap((key) => (tags.get(key) ?? '').split(';')).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

export const named = (tags: Tags): Record<string, string> => {
  const name = nameOf(tags)
  return name === null ? {} : { name }
}
