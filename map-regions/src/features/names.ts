import type { Tags } from '../osm/block.ts'

/** Returns the Spanish name if the tags have one, else the local name. */
export const nameOf = (tags: Tags): string | null =>
  (tags.get('name:es') || tags.get('name') || '').replaceAll('_', ' ').trim() || null

const SEARCHED = [
  'name:es',
  'name',
  'int_name',
  'name:en',
  'short_name',
  'alt_name',
  'official_name',
  'loc_name',
  'old_name',
  'name:ca',
  'name:gl',
  'name:eu',
  'name:pt',
  'name:fr',
]
/** Names that are written in Latin letters, of languages that are not: 'name:ja-Latn', 'name:ja_rm'. */
const IN_LATIN = /^name:[a-z]{2,3}(-Latn|_rm|_pinyin)$/

/** Returns every name that somebody may search for, first the one that is shown. */
export const allNamesOf = (tags: Tags): string[] => {
  const listed = [...SEARCHED, ...[...tags.keys()].filter((key) => IN_LATIN.test(key))]
  const names = listed.flatMap((key) => (tags.get(key) ?? '').split(';')).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

export const named = (tags: Tags): Record<string, string> => {
  const name = nameOf(tags)
  return name === null ? {} : { name }
}
