import { fold } from '../../maps/public.ts'
import { EMPTY_WORDS, findAskedAspects, findAskedKinds, findDenials, type Tone } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'
import { type AreaMatch, findAreas, type Spot } from './areas.ts'
import { type Form, formsOf } from './form.ts'
import { type Language, languageOf } from './language.ts'
import { daysAsked, positionAsked } from './numbers.ts'
import type { PlaceMatch, PlaceNames } from './place-names.ts'
import { speller } from './spelling.ts'

/** What is asked of an aspect: that it is good ('+'), that it is not ('-'), or how it is. */
export interface Wish {
  aspect: string
  side: '+' | '-' | ''
}

/** A question as far as its words tell. */
export interface QuestionRead {
  text: string
  words: string[]
  typed: string[]
  language: Language
  forms: ReadonlySet<Form>
  /** Places of the community by name; those of one group stand at the same words: one of them is meant. */
  places: PlaceMatch[][]
  areas: AreaMatch[]
  spots: Spot[]
  wishes: Wish[]
  kinds: string[]
  /** Words with a meaning that is none of the above: what else a text may speak of. */
  terms: string[]
  /** The very words by which aspects and kinds were asked for: who says 'teleférico' does not mean any way to get there. */
  literal: string[]
  days: number | null
  position: number | null
}

const DENIAL_REACH = 3
const sideOf = (tone: Tone, isDenied: boolean): Wish['side'] => {
  if (tone === 'plain') return ''
  const isGood = tone !== 'bad'
  return isGood !== isDenied ? '+' : '-'
}

/** Of overlapping matches the longest; of the same words all. */
const longest = <T>(matches: readonly Match<T>[]): Match<T>[] =>
  matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
      ),
  )

const wishesOf = (
  words: readonly string[],
  language: Language,
  blocked: ReadonlySet<number>,
): [Wish[], Set<number>] => {
  const find = findAskedAspects[language] ?? findAskedAspects.es
  const found = longest(find?.(words) ?? []).filter(({ from, to }) => {
    for (let index = from; index < to; index++) if (!blocked.has(index)) return true
    return false
  })
  const denials = findDenials(words)
  const covered = new Set<number>()
  const wishes = new Map<string, Wish>()
  for (const { from, to, value } of found) {
    for (let index = from; index < to; index++) covered.add(index)
    const isDenied = denials.some((denial) => denial.to <= from && from - denial.to < DENIAL_REACH)
    const side = sideOf(value.tone, isDenied)
    const known = wishes.get(value.aspect)
    if (!known || known.side === '') wishes.set(value.aspect, { aspect: value.aspect, side })
  }
  // Who asks for vegetarian food does not ask for food.
  if (wishes.has('vegetariano')) wishes.delete('comida')
  return [[...wishes.values()], covered]
}

/** Words that say what is asked for; a slip in one of them is mended before anything is looked up. */
const ASKING = speller(
  `museo museos playas parques miradores iglesias mercados castillos ruinas cataratas montanas glaciares restaurantes comida
   mejores lugares lugar sitios cerca alrededores itinerario semana puntos niveles insignias agregar registrar resena resenas
   escribir recomiendas recomiendame visitar conocer opinan opiniones ayuda gracias primero segundo tercero favoritos contrasena
   cuenta grupos mensajes hacer cuentame hablame imperdibles cuanto cuesta horario llegar abierto cierra barato barata baratos
   gratis entrada tranquilo tranquila tranquilas atardecer vegetariano vegetariana perros mascotas estacionamiento silla ruedas
   colectivo seguro peligroso noche lluvia llueve romantico baños tarjeta efectivo senderismo desayunar almorzar cenar compras
   artesanias familia ninos accesible conviene temprano reservar entradas boletos guia guiadas visitas altura`
    .split(/\s+/)
    .map(fold),
)
const isKnown = (word: string): boolean =>
  EMPTY_WORDS.es?.has(word) === true ||
  (findAskedAspects.es?.([word]).length ?? 0) > 0 ||
  findAskedKinds([word]).length > 0

/** A place group per span of words; what lies within a surer span falls away. */
const grouped = (matches: readonly PlaceMatch[]): PlaceMatch[][] => {
  const groups: PlaceMatch[][] = []
  const taken = new Set<number>()
  for (const match of matches) {
    const same = groups.find(([first]) => first && first.at.join() === match.at.join())
    if (same) {
      same.push(match)
      continue
    }
    if (match.at.some((spot) => taken.has(spot))) continue
    for (const spot of match.at) taken.add(spot)
    groups.push([match])
  }
  return groups
    .map((group) => {
      const wholes = group.filter(({ share }) => share === 1)
      return wholes.length > 0 ? wholes : group
    })
    .sort((a, b) => (a[0]?.from ?? 0) - (b[0]?.from ?? 0))
}

/** Reads names first, then what is asked of them. */
export const readQuestion = (message: string, names: PlaceNames): QuestionRead => {
  const typed = message.split(/[^\p{L}\p{N}]+/u).filter((word) => fold(word) !== '')
  const plain = typed.map((word) => fold(word).replaceAll(' ', ''))
  const language = languageOf(plain)
  const places = grouped(names.find(plain))
  const named = new Set(places.flat().flatMap(({ at }) => at))
  const words =
    language === 'es'
      ? plain.map((word, index) => (named.has(index) || isKnown(word) ? word : (ASKING(word) ?? word)))
      : plain
  const { areas, spots } = findAreas(plain, named, typed, language)
  const inAreas = new Set(
    [...areas, ...spots].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  )
  // A place whose name is but the name of an area ('Granada') gives way to the area unless it was named whole.
  const blocked = new Set([...named, ...inAreas])
  const [wishes, covered] = wishesOf(words, language, blocked)
  const kindMatches = findAskedKinds(words, language).filter(({ from }) => !blocked.has(from))
  for (const { from, to } of kindMatches) for (let index = from; index < to; index++) covered.add(index)
  const terms = words.filter(
    (word, index) =>
      word.length > 2 &&
      !/^\d+$/.test(word) &&
      !blocked.has(index) &&
      !covered.has(index) &&
      !EMPTY_WORDS.es?.has(word) &&
      !EMPTY_WORDS[language]?.has(word),
  )
  const literal = words.filter(
    (word, index) =>
      word.length > 3 && covered.has(index) && !blocked.has(index) && !EMPTY_WORDS.es?.has(word),
  )
  const text = words.join(' ')
  return {
    text,
    words,
    typed,
    language,
    forms: formsOf(text),
    places,
    areas,
    spots,
    wishes,
    kinds: [...new Set(kindMatches.map(({ value }) => value))],
    terms: [...new Set(terms)],
    literal: language === 'es' ? [...new Set(literal)] : [],
    days: daysAsked(text),
    position: positionAsked(text),
  }
}
