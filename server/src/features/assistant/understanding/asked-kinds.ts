import { fold } from '../../maps/public.ts'
import { findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import type { Language } from './language.ts'

const NATURE = new Set(['desierto', 'montaña', 'lago', 'playa', 'isla'])
const SERVED = new Set(['comida', 'bebidas'])
const isServed = (word: string): boolean =>
  (findAskedAspects.es?.([word]) ?? []).some(({ value }) => SERVED.has(value.aspect))
const OF = /^(?:\S+ )*?(\S+) (?:del|de|de la|de los|de las)$/
/** 'aguardiente del desierto', 'trucha de lago': where something to eat or drink comes from is no place that is looked for. */
const isOrigin = ({ from, value }: { from: number; value: string }, spanish: readonly string[]): boolean =>
  NATURE.has(value) && isServed(OF.exec(spanish.slice(0, from).join(' '))?.[1] ?? '')

/** Returns the kinds of place that a question asks for, by its own words or by what they are in Spanish. */
export const kindsIn = (words: readonly string[], spanish: readonly string[], language: Language) => {
  const own = findAskedKinds(words, language).filter((match) => !isOrigin(match, spanish))
  if (language === 'es') return own
  const isTranslated = ({ from, to }: { from: number; to: number }) =>
    words.slice(from, to).every((word, index) => word !== spanish[from + index])
  const isKnown = ({ from }: { from: number }) => own.some((match) => from >= match.from && from < match.to)
  return [...own, ...findAskedKinds(spanish).filter((match) => isTranslated(match) && !isKnown(match))]
}

const UNWANTED =
  /\b(no (quiero|queremos|me gusta|me gustan|nos gusta|nos gustan)|que no sean?|nada de|excepto|salvo|menos|no|(?<!why )not|non|sin|ni|without|sem|pas (?:de|d)|niente|senza|sans)( (ir|ver|visitar|mas|otr[oa]s?|tant[oa]s?|ningun[oa]?|a|la|el|las|los|de|una?))*$/
/** 'Museos no.', 'playa no, por favor': the clause ends with this 'no'. */
const isDeclinedBehind = (kind: readonly string[], message: string): boolean =>
  message.split(/[.,;:!?]/).some((clause) => fold(clause).endsWith(`${kind.join(' ')} no`))
/**
 * 'no quiero playa', 'nada de museos', 'sin miradores ni cerros', 'museos no'. At most this many words at the beginning may decline
 * what was offered: 'no, museos'.
 */
export const isUnwanted = (
  { from, to }: { from: number; to: number },
  words: readonly string[],
  message: string,
  declined = 0,
): boolean =>
  UNWANTED.test(words.slice(declined, from).join(' ')) ||
  (words[to] === 'no' && isDeclinedBehind(words.slice(from, to), message))
