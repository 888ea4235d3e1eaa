import { readFileSync } from 'node:fs'
import { fold } from '../../maps/public.ts'
import { inflected } from './inflections.ts'
import { type Block, foldTerm, parseBlocks } from './parse-blocks.ts'
import { type Match, type TermMatcher, termMatcher, without } from './term-matcher.ts'

export const read = (name: string): string =>
  readFileSync(new URL(`./data/${name}.txt`, import.meta.url), 'utf8')
export const LANGUAGES = ['en', 'pt', 'fr', 'it'] as const

/** What a word says about an aspect: good, bad or neutral; `there` means good unless it is negated. */
export type Tone = 'good' | 'bad' | 'plain' | 'there'

export interface Aspect {
  id: string
  /** In Spanish with its article: 'la comida'. */
  topic: string
  /** In Spanish, for an answer that nobody has told anything about it yet: 'cómo se come'. */
  missing: string
  /**
   * Words that ask for the aspect as a whole; its other words ask for something specific. Empty where that makes no difference.
   */
  general: ReadonlySet<string>
  /** Words that ask for something specific, each with all words for it. */
  particular: ReadonlyMap<string, readonly string[]>
  /** Whether reviews tell of it in more turns of phrase than any list can have. */
  isToldInIdioms: boolean
  /** Whether a mere mention is praise: a review that mentions toilets says that there are some. */
  isGoodToHave: boolean
  /** Whether only its absence is praised: crowds. */
  isNuisance: boolean
}
export interface Kind {
  id: string
  /** In the plural: 'museos'. */
  name: string
  gender: 'm' | 'f'
}
type Box = [west: number, south: number, east: number, north: number]
export interface Zone {
  name: string
  countries: readonly string[]
  /** Each west, south, east and north in degrees. */
  boxes: readonly Box[]
}

const first = ({ name, values }: Block, key: string): string => values.get(key)?.[0] ?? name
const whole = (block: Block, key: string): string => block.values.get(key)?.join(', ') ?? block.name
export const all = ({ values }: Block, keys: readonly string[]): string[] =>
  keys.flatMap((key) => values.get(key) ?? [])

const TONES = { bueno: 'good', malo: 'bad', neutro: 'plain', hay: 'there' } as const satisfies Record<
  string,
  Tone
>
const aspectBlocks = parseBlocks(read('aspectos'), [
  'tema',
  'falta',
  ...Object.keys(TONES),
  'excepto',
  'general',
  'particular',
  'pregunta',
  'deseo',
  'giros',
  ...LANGUAGES,
])

export const ASPECTS: ReadonlyMap<string, Aspect> = new Map(
  aspectBlocks.map((block) => [
    block.name,
    {
      id: block.name,
      topic: whole(block, 'tema'),
      missing: whole(block, 'falta'),
      general: new Set(all(block, ['general']).map(fold)),
      particular: new Map(
        all(block, ['particular']).flatMap((group) => {
          const words = group.split('|').map(fold)
          return words.map((word) => [word, words] as const)
        }),
      ),
      isToldInIdioms: block.values.has('giros'),
      isGoodToHave: block.values.has('hay'),
      isNuisance: block.values.has('malo') && !block.values.has('hay') && !block.values.has('neutro'),
    },
  ]),
)

/** The Spanish words for aspects, as they are written. */
export const WORDS_FOR_ASPECTS: readonly string[] = aspectBlocks.flatMap((block) =>
  all(block, [...Object.keys(TONES), 'pregunta', 'deseo', 'general', 'particular']),
)

interface AspectWord {
  aspect: string
  tone: Tone
}
const toned = aspectBlocks.flatMap((block) =>
  Object.entries(TONES).flatMap(([key, tone]) =>
    all(block, [key]).map((term) => [term, { aspect: block.name, tone }] as const),
  ),
)
const asked = (keys: readonly string[], tone: Tone = 'plain') =>
  aspectBlocks.flatMap((block) =>
    all(block, keys).map((term) => [term, { aspect: block.name, tone }] as const),
  )

const findExceptions = termMatcher(
  aspectBlocks.flatMap((block) => all(block, ['excepto']).map((term) => [term, block.name] as const)),
)
const aspectMatcher = (terms: Iterable<readonly [string, AspectWord]>): TermMatcher<AspectWord> =>
  without(termMatcher(terms), findExceptions, ({ aspect }) => aspect)

/** Finds aspects in reviews and descriptions. */
export const findAspects = aspectMatcher(toned)
/** Finds aspects in questions, by their language: with more words than in reviews, some of which wish for the good side. */
export const findAskedAspects: Record<string, TermMatcher<AspectWord>> = {
  es: aspectMatcher([...asked(['deseo'], 'good'), ...toned, ...asked(['pregunta'])]),
  en: aspectMatcher(asked(['en'])),
  pt: aspectMatcher([...asked(['pt']), ...toned]),
  fr: aspectMatcher(asked(['fr'])),
  it: aspectMatcher(asked(['it'])),
}

const kindBlocks = parseBlocks(read('tipos'), [
  'nombre',
  'genero',
  'palabras',
  'nombres',
  'pregunta',
  'contado',
  'excepto',
  ...LANGUAGES,
])
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  kindBlocks.map((block) => [
    block.name,
    { id: block.name, name: first(block, 'nombre'), gender: first(block, 'genero') === 'f' ? 'f' : 'm' },
  ]),
)
const kindTerms = (keys: readonly string[]) =>
  kindBlocks.flatMap((block) => all(block, keys).map((term) => [term, block.name] as const))
const kindMatcher = (keys: readonly string[]): TermMatcher<string> =>
  without(termMatcher(kindTerms(keys)), termMatcher(kindTerms(['excepto'])), (kind) => kind)
export const findKinds = kindMatcher(['palabras', 'nombres'])
/** The words by which a review alone may tell that a place has something of a kind: 'hay unas termas', but not 'la calle'. */
export const TOLD_KIND_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  kindBlocks
    .filter(({ values }) => values.has('contado'))
    .map((block) => [block.name, all(block, ['palabras']).map(foldTerm)]),
)
const askedKinds = Object.fromEntries(
  ['pregunta', ...LANGUAGES].map((key) => [key, kindMatcher(['palabras', key])]),
)
/** Finds the kinds of place that a question in this language asks for. */
export const findAskedKinds = (words: readonly string[], language = 'es'): Match<string>[] =>
  askedKinds[language === 'es' ? 'pregunta' : language]?.(words) ?? []

const zoneBlocks = parseBlocks(read('zonas'), ['nombres', 'paises', 'caja'])
export const findZones = termMatcher<Zone>(
  zoneBlocks.flatMap((block) => {
    const numbers = all(block, ['caja']).map(Number)
    const boxes = Array.from({ length: Math.floor(numbers.length / 4) }, (_, at): Box => {
      const [west = 0, south = 0, east = 0, north = 0] = numbers.slice(4 * at)
      return [west, south, east, north]
    })
    const zone: Zone = { name: block.name, countries: all(block, ['paises']), boxes }
    return all(block, ['nombres']).map((term) => [term, zone] as const)
  }),
)

/** Topics of questions about the product: one word of `of` must occur, and one of `withAny` if there are any. */
export const HELP = parseBlocks(read('ayuda'), ['de', 'con']).map((block) => ({
  topic: block.name,
  of: termMatcher(all(block, ['de']).map((term) => [term, true] as const)),
  withAny: block.values.has('con')
    ? termMatcher(all(block, ['con']).map((term) => [term, true] as const))
    : null,
}))

const wordBlocks = new Map(
  parseBlocks(read('palabras'), ['palabras', ...LANGUAGES]).map((block) => [block.name, block]),
)
const wordsOf = (name: string, keys: readonly string[]): string[] => {
  const block = wordBlocks.get(name)
  return block ? all(block, keys).map(foldTerm) : []
}
export const setOf = (name: string, keys: readonly string[]) => new Set(wordsOf(name, keys).map(fold))

/** Words without a topic, by language, among them adjectives of praise in all their forms. */
export const EMPTY_WORDS: Record<string, ReadonlySet<string>> = Object.fromEntries(
  (['es', ...LANGUAGES] as const).map((language) => {
    const key = language === 'es' ? 'palabras' : language
    const praise = wordsOf('elogios', [key]).flatMap((adjective) => inflected(adjective, language))
    return [language, new Set([...setOf('vacías', [key]), ...praise])]
  }),
)
/** Abbreviations of written talk with their words: 'q' is 'que'. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  wordsOf('abreviaturas', ['palabras']).map((pair) => {
    const [short = '', long = ''] = pair.split(/[ =]/)
    return [short, long] as const
  }),
)
/** Everyday words that are also names of towns: they are not read as places. */
export const NO_AREAS = setOf('no es lugar', ['palabras'])
export const findDenials = termMatcher(
  ['negación', 'poco'].flatMap((name) =>
    wordsOf(name, ['palabras', 'en', 'pt']).map((term) => [term, true] as const),
  ),
)
export const findPraise = termMatcher(wordsOf('bien', ['palabras']).map((term) => [term, true] as const))
export const findSomePeople = termMatcher(
  wordsOf('algunos', ['palabras']).map((term) => [term, true] as const),
)
export const findBlame = termMatcher(wordsOf('mal', ['palabras']).map((term) => [term, true] as const))

/** Changes with the vocabulary: texts indexed with an older one are indexed again. */
export const LEXICON_FILES = ['aspectos', 'tipos', 'palabras'].map(read)
