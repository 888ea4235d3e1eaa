import { ASPECTS, findAskedAspects, findAskedKinds, findDenials, type Tone } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'
import type { Language } from './language.ts'

/** A wish for an aspect: that it is good ('+'), that it is absent ('-'), or how it is. */
export interface Wish {
  aspect: string
  side: '+' | '-' | ''
}

/** The wishes of a question, and where they are in it. */
export interface WishesRead {
  wishes: Wish[]
  covered: Set<number>
  /** Specific things, each with all its words: a wish for 'curanto' is not served by other food. */
  specific: string[][]
}

const DENIAL_REACH = 3
const LINKS = new Set('de del la el los las en a al'.split(' '))
const sideOf = (tone: Tone, isDenied: boolean): Wish['side'] => {
  if (tone === 'plain') return ''
  const isGood = tone !== 'bad'
  return isGood !== isDenied ? '+' : '-'
}

/** Keeps the longest of overlapping matches, and all matches of the same words. */
const longest = <T>(matches: readonly Match<T>[]): Match<T>[] =>
  matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
      ),
  )

type Aspected = Match<{ aspect: string; tone: Tone }>

/** 'quetzales' are birds, and a currency: the specific meaning wins. */
const isOutdone = (match: Aspected, all: readonly Aspected[], words: readonly string[]): boolean => {
  const isParticular = ({ from, to, value }: Aspected) =>
    words.slice(from, to).some((word) => ASPECTS.get(value.aspect)?.particular.has(word))
  return (
    !isParticular(match) &&
    all.some((other) => other.from === match.from && other.to === match.to && isParticular(other))
  )
}

/** What a kind of place offers anyway: who asks for 'cascadas' has no further wish for nature, nor for bathing with 'termales'. */
const OF_KINDS = new Set(['naturaleza', 'nadar'])
/** What else a kind of place is: who asks for 'ruinas para ir con niños' has no further wish for history. */
const BESIDES = new Set([
  'comida',
  'historia',
  'arte',
  'arquitectura',
  'vistas',
  'compras',
  'eventos',
  'música',
])
const isKindOnly = (match: Aspected, kinds: readonly Match<string>[], all: readonly Aspected[]): boolean =>
  (OF_KINDS.has(match.value.aspect) ||
    (BESIDES.has(match.value.aspect) &&
      all.some(
        (other) =>
          other.value.aspect !== match.value.aspect && !(other.from === match.from && other.to === match.to),
      ))) &&
  kinds.some(({ from, to }) => from === match.from && to === match.to)

const A_SIGHT = /^(ver|mirar|observar|avistar|fotografiar)$/
const namesAspect = (word: string, aspect: string): boolean =>
  (findAskedAspects.es?.([word]) ?? []).some(({ value }) => value.aspect === aspect)

/** Returns all words for the specific thing that a word names; null when it names the aspect as a whole. */
const particularOf = (words: readonly string[], { from, to, value }: Aspected): string[] | null => {
  const { general, particular } = ASPECTS.get(value.aspect) ?? {}
  const whole = words.slice(from, to)
  // 'ver cocodrilos' asks for what 'cocodrilos' alone does.
  const nouns = whole.filter((word) => namesAspect(word, value.aspect))
  const said = nouns.length === 1 && whole.length === 2 && A_SIGHT.test(whole[0] ?? '') ? nouns : whole
  const group = said.map((word) => particular?.get(word)).find((one) => one !== undefined)
  if (group) return [said.find((word) => group.includes(word)) ?? '', ...group]
  if (!general || general.size === 0 || said.length > 1) return null
  const [word = ''] = said
  return general.has(word) || general.has(word.replace(/s$/, '')) ? null : [word]
}

/** `words` as typed, `spanish` their translations word by word; the same for a Spanish question. */
export const wishesOf = (
  words: readonly string[],
  spanish: readonly string[],
  language: Language,
  blocked: ReadonlySet<number>,
): WishesRead => {
  const own = (findAskedAspects[language] ?? findAskedAspects.es)?.(words) ?? []
  const translated =
    language === 'es'
      ? []
      : (findAskedAspects.es?.(spanish) ?? []).filter(({ from, to }) =>
          words.slice(from, to).every((word, index) => word !== spanish[from + index]),
        )
  const kinds = findAskedKinds(words, language)
  const found = longest([...own, ...translated])
    .filter(({ from, to }) => {
      // 'feria de' within 'Tarabuco, feria del domingo' is no wish for a fair.
      for (let index = from; index < to; index++)
        if (!blocked.has(index) && (to - from === 1 || !LINKS.has(words[index] ?? ''))) return true
      return false
    })
    .filter((match, _, all) => !isOutdone(match, all, spanish) && !isKindOnly(match, kinds, all))
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
  // A wish for vegetarian food is no wish for food in general.
  if (wishes.has('vegetariano')) wishes.delete('comida')
  // 'es peligroso de noche': the night is when, and no wish to go out.
  if (wishes.has('seguridad')) wishes.delete('noche')
  const specific = found.flatMap((match) => {
    const isKnown = words.slice(match.from, match.to).some((word, at) => word !== spanish[match.from + at])
    const group = language === 'es' || isKnown ? particularOf(spanish, match) : null
    return group ? [group] : []
  })
  return {
    wishes: [...wishes.values()],
    covered,
    specific: [...new Map(specific.map((group) => [group.join(), group])).values()],
  }
}
