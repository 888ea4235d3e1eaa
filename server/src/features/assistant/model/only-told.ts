import { pages } from '@andariego/contract/pages'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import { findAspects, findKinds } from '../lexicon/lexicon.ts'
import { linked } from '../replies/phrases.ts'

const LINK = /!?\[([^\][\n]*)\]\(([^()\s]*)\)/g
const OF_A_PLACE = /^\/place\/([0-9a-f-]{36})$/i
/** Words written as a name; 'de la' and the like join them to one. */
const NAME = /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+){0,2}\p{Lu}[\p{L}\p{N}'’.-]*)*/gu
const NUMBER = /\d+(?:[.,:]\d+)*/g
/** What a list or a plan begins its lines with says nothing. */
const LINE_MARK = /^\s*(?:[-*•]|\d{1,2}[.)])\s+|\*\*|(?:^|\b)D[ií]a \d+:?/gi
const KNOWN_AREA = 0.2
/** What goes on for longer without an end is none that could be waited for. */
const SENTENCE_MAX = 2_000

interface Told {
  /** The places that the model was told of, by id. */
  shown: ReadonlyMap<string, string>
  /** All that it was told, and what it was asked. */
  told: () => string
}

/**
 * Lets through of a model's text what the community told it: a sentence that names or links a place that no tool returned, or says a
 * number that nobody told, falls away as a whole; one that tells a fact without saying of which place gets the link of the place spoken of, or falls
 * away where there was none.
 */
export const onlyTold = ({ shown, told }: Told) => {
  let spokenOf: string | null = null
  let dropped = 0

  const isArea = (name: string): boolean =>
    builtinGazetteer()
      .named(fold(name), { misspelt: false })
      .some(({ kind, importance }) => (kind === 'city' || kind === 'area') && importance >= KNOWN_AREA)
  const isTold = (name: string, all: string): boolean => all.includes(` ${fold(name)} `) || isArea(name)

  /** Whether a name at the beginning of a sentence is only its first word: 'Empieza', 'Museos'. */
  const isName = (name: string, isFirst: boolean): boolean => {
    const isOneWord = !/\s/.test(name)
    return !(isFirst && isOneWord)
  }
  const strangeName = (words: string, all: string): boolean =>
    [...words.matchAll(NAME)].some(({ 0: found, index }) => {
      const isFirst = /^[\s¡¿«"'(:—-]*$/.test(words.slice(0, index))
      const name = found.replace(/[.'’-]+$/, '')
      if (!isName(name, isFirst) || isTold(name, all)) return false
      // 'Visita Machu Picchu': the first word is none of the name.
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

  /** The sentence as it may be said; '' when it may not. */
  const check = (sentence: string): string => {
    if (sentence.trim() === '') return sentence
    const all = ` ${fold(told())} `
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
    const knownNumbers = new Set(told().match(NUMBER))
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

/** A text that comes in pieces, sentence by sentence; each with the space behind it. */
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
