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

/** The same for a typed query; null when nothing changes. */
export const plainQuery = (query: string): string | null => withPlainType(query)
