import { fold } from '../names.ts'

/**
 * Words for streets in Spanish and the languages around it: somebody types 'calle Mayor' for the Carrer Major, or 'avda.
 * Meritxell'. Each group's first word represents all of them.
 */
const GROUPS = [
  'calle carrer rue rua via street straat strasse c',
  'avenida avinguda avenue avda av viale',
  'plaza placa place praca piazza square pl pza',
  'paseo passeig promenade passeggiata pg pso',
  'carretera route ctra estrada',
  'camino cami chemin caminho sentiero',
  'bulevar boulevard blvd bd',
  'pasaje passatge passage ptge',
  'escalera escales escalier',
  'puente pont ponte bridge',
  'glorieta rotonda',
]

const standing = new Map(
  GROUPS.flatMap((group) => {
    const words = group.split(' ')
    return words.map((word): [string, string] => [word, words[0] ?? word])
  }),
)

/**
 * Replaces the word for a street in a folded name with its group's first one: 'carrer major' gives 'calle major'; null when there
 * is none.
 */
export const withPlainType = (name: string): string | null => {
  const [first = '', ...rest] = name.split(' ')
  const plain = standing.get(first)
  return plain === undefined || rest.length === 0 || plain === first ? null : [plain, ...rest].join(' ')
}

/** 'n.º 12', 'nro. 12' and 'num 12', folded: the word before the number. */
const NUMBER_WORDS = '(?:n o|no|n|num|numero|nro|nr)'
const LETTERS = '(?:bis|ter|quater|[a-h])'
const NUMBER_WORD = new RegExp(`(?<= )${NUMBER_WORDS} ?(?=\\d)`, 'g')
const NUMBER_AND_LETTER = new RegExp(`(?<= )(\\d{1,5}) (${LETTERS})(?= |$)`, 'g')
const HOUSE_NUMBER = new RegExp(`^(?:${NUMBER_WORDS} ?)?\\d{1,5}(?: ?${LETTERS})?$`)

/** Joins a house number and its letter in a folded name: '12 bis' gives '12bis'; null when there is none. */
export const withJoinedNumber = (name: string): string | null => {
  const joined = name.replace(NUMBER_AND_LETTER, '$1$2')
  return joined === name ? null : joined
}

const NUMBER_AFTER = new RegExp(`^(.*?[a-z].*?) (?:${NUMBER_WORDS} ?)?(\\d{1,5} ?${LETTERS}?)(?= |$)(.*)$`)
const NUMBER_BEFORE = new RegExp(`^(\\d{1,5} ?${LETTERS}?) ()(.*[a-z].*)$`)

/**
 * Returns the house number of a typed address and the address without it, for streets whose houses are not known: 'Carrer Major
 * 12, Ordino' gives 'carrer major, ordino'; null when there is none.
 */
export const houseNumberIn = (query: string): { street: string; number: string } | null => {
  const [first = '', ...rest] = query.split(/[,;]/).map(fold).filter(Boolean)
  const isNumber = HOUSE_NUMBER.test(rest[0] ?? '')
  const line = isNumber ? `${first} ${rest.shift()}` : first
  const after = NUMBER_AFTER.exec(line)
  const [, before, number, behind] = after ?? []
  const [, leading, , street] = after ? [] : (NUMBER_BEFORE.exec(line) ?? [])
  const bare = after ? `${before}${behind}` : street
  const found = number ?? leading
  if (!bare || !found) return null
  return { street: [bare.trim(), ...rest].join(', '), number: found.replaceAll(' ', '') }
}

/**
 * Returns a typed query as names are indexed: with the group's word for the street, the number without 'n.º' and joined to its
 * letter; null when nothing changes. What stands behind commas is kept.
 */
export const plainQuery = (query: string): string | null => {
  const [first = '', ...rest] = query.split(/[,;]/).map(fold).filter(Boolean)
  // 'Calle Mayor, 12, Madrid': the number belongs to the street.
  const isNumber = HOUSE_NUMBER.test(rest[0] ?? '')
  const street = isNumber ? `${first} ${rest.shift()}` : first
  const bare = street.replace(NUMBER_WORD, '')
  const joined = withJoinedNumber(bare) ?? bare
  const plain = [withPlainType(joined) ?? joined, ...rest].join(', ')
  return plain === [first, ...rest].join(', ') && !isNumber ? null : plain
}
