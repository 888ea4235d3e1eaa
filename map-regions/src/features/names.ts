import type { Tags } from '../osm/block.ts'

/** Returns the Spanish name if the tags have one, else the local name. */
export const nameOf = (tags: Tags): string | null =>
  (tags.get('name:es') || tags.get('name') || '').replaceAll('_', ' ').trim() || null

/** Returns every name that somebody may search for, first the one that is shown. */
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
