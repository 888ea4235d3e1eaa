import { pages } from '@andariego/contract/pages'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import { findAspects, findKinds } from '../lexicon/lexicon.ts'
import { linked } from '../replies/phrases.ts'

const LINK = /!?\[([^\][\n]*)\]\(([^()\s]*)\)/g
const OF_A_PLACE = /^\/place\/([0-9a-f-]{36})$/i
/** Capitalized words, joined by 'de la' and the like. */
const NAME = /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+){0,2}\p{Lu}[\p{L}\p{N}'’.-]*)*/gu
const NUMBER = /\d+(?:[.,:]\d+)*/g
/** List markers at the beginning of a line, which say nothing. */
const LINE_MARK = /^\s*(?:[-*•]|\d{1,2}[.)])\s+|\*\*|(?:^|\b)D[ií]a \d+:?/gi
const KNOWN_AREA = 0.2
/** The longest sentence that is waited for, in characters. */
const SENTENCE_MAX = 2_000

interface Told {
  /** The places that the model was shown, by id. */
  shown: ReadonlyMap<string, string>
  /** Everything that the model was shown, and the question. */
  told: () => string
}

/**
 * Filters a model's text by what the community told it. Removes a sentence that names or links a place that no tool returned, or
 * states a number that no tool returned. A factual sentence without a place gets the link of the place mentioned before, or is
 * removed when there is none.
 */
export const groundingFilter = ({ shown, told }: Told) => {
  let spokenOf: string | null = null
  let dropped = 0

  const isArea = (name: string): boolean =>
    builtinGazetteer()
      .named(fold(name), { misspelt: false })
      .some(({ kind, importance }) => (kind === 'city' || kind === 'area') && importance >= KNOWN_AREA)
  const isTold = (name: string, all: string): boolean => all.includes(` ${fold(name)} `) || isArea(name)

  /** Whether a capitalized word at the beginning of a sentence is a name, and not just its first word: 'Empieza', 'Museos'. */
  const isName = (name: string, isFirst: boolean): boolean => {
    const isOneWord = !/\s/.test(name)
    return !(isFirst && isOneWord)
  }
  const strangeName = (words: string, all: string): boolean =>
    [...words.matchAll(NAME)].some(({ 0: found, index }) => {
      const isFirst = /^[\s¡¿«"'(:—-]*$/.test(words.slice(0, index))
      const name = found.replace(/[.'’-]+$/, '')
      if (!isName(name, isFirst) || isTold(name, all)) return false
      // In 'Visita Machu Picchu', the first word is not part of the name.
      const rest = name.replace(/^\S+\s+(?:(?:de|del|la|las|los|el|y)\s+)*/, '')
      const isKind = findKinds(fold(name).split(' ').slice(0, 1)).length > 0
      return !(isFirst && !isKind && rest !== name && isTold(rest, all))
    })

  const placesIn = (sentence: string): string[] => {
    const text = ` ${fold(sentence)} `
    return [...shown]
      .filter(([id, name]) => sentence.includes(pages.place({ id })) || text.includes(` ${fold(name)} `))
      .map(([id]) => id)
  }

  /** Returns the sentence as it may be sent; '' when it may not. */
  const check = (sentence: string): string => {
    if (sentence.trim() === '') return sentence
    // The digits in a link's id are no numbers that the community told.
    const toldWords = told().replace(LINK, '$1')
    const all = ` ${fold(toldWords)} `
    let hasStrangeLink = false
    const withNames = sentence.replace(LINK, (_, label: string, target: string) => {
      const id = OF_A_PLACE.exec(target)?.[1]?.toLowerCase()
      if (id === undefined) return label
      const name = shown.get(id)
      if (name === undefined) hasStrangeLink = true
      return name === undefined ? label : linked({ id, name })
    })
    const words = withNames.replace(LINK, '$1').replace(LINE_MARK, ' ')
    const numbers = words.match(NUMBER) ?? []
    const knownNumbers = new Set(toldWords.match(NUMBER))
    const isStrange =
      hasStrangeLink || numbers.some((number) => !knownNumbers.has(number)) || strangeName(words, all)
    if (isStrange) {
      dropped += 1
      return ''
    }
    const named = placesIn(withNames)
    spokenOf = named.at(-1) ?? spokenOf
    const isFact =
      (numbers.length > 0 || findAspects(fold(words).split(' ')).length > 0) && !/[?:]\s*$/.test(words)
    if (!isFact || named.length > 0) return withNames
    const name = spokenOf === null ? undefined : shown.get(spokenOf)
    if (spokenOf === null || name === undefined) {
      dropped += 1
      return ''
    }
    return withNames.replace(/([.!…]?)(\s*)$/, ` (${linked({ id: spokenOf, name })})$1$2`)
  }
  return { check, dropped: () => dropped }
}

/** Splits streamed text into sentences, each with the space after it. */
export const sentenceSplitter = () => {
  let rest = ''
  return {
    push: (piece: string): string[] => {
      rest += piece
      const sentences: string[] = rest.match(/[\s\S]*?(?:\n|[.!?…]+["»”)*]*(?=\s)[^\S\n]+)/g) ?? []
      rest = rest.slice(sentences.join('').length)
      if (rest.length <= SENTENCE_MAX) return sentences
      sentences.push(rest)
      rest = ''
      return sentences
    },
    end: (): string[] => {
      const last = rest
      rest = ''
      return last === '' ? [] : [last]
    },
  }
}
