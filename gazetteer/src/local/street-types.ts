/**
 * What streets are called in the languages around Spanish: someone types 'calle Mayor' for the Carrer Major, or
 * 'avda. Meritxell'. Each group's first word stands for all.
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

/** A folded name with its kind of street in the group's first word: 'carrer major' → 'calle major'; null when it has none. */
export const withPlainType = (name: string): string | null => {
  const [first = '', ...rest] = name.split(' ')
  const plain = standing.get(first)
  return plain === undefined || rest.length === 0 || plain === first ? null : [plain, ...rest].join(' ')
}

/** What was typed, with its kind of street in plain words, when that is another text. */
export const plainQuery = (query: string): string | null => withPlainType(query)
