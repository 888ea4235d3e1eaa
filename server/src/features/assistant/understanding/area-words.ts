import { EMPTY_WORDS, findAskedAspects, NO_AREAS } from '../lexicon/lexicon.ts'

export const BEFORE_A_NAME = new Set(
  'en in por a al para de del desde hacia no na em around near visitar conocer to from y e o u vs entre cerca at ad ao aos au aux dans sur nel nella da do pres perto vicino'.split(
    ' ',
  ),
)
/** Words that nearly always precede a name: 'en Flores' is a town, 'de flores' are flowers. */
export const PLAINLY_BEFORE_A_NAME = new Set('en in em at hacia desde visitar conocer dans nella'.split(' '))
/** Articles of all languages, also joined with 'de' and 'a'. */
export const DEFINITE_ARTICLES = new Set(
  'el la los las lo al del the o a os as do da dos das ao le les du au il lo gli i'.split(' '),
)
export const ARTICLES = new Set(['la', 'el', 'los', 'las'])

const INFINITIVE = /[aei]r$/
/** Neither the verb in 'para catar vino' nor that in 'mirar las estrellas' or 'donde dejen entrar' is a place. */
export const isVerb = (word: string, next = '', before = ''): boolean => {
  if (NO_AREAS.has(word)) return true
  // 'dos niños que aman el chocolate': after 'que' comes a verb, and Amán is a city.
  if (before === 'que' && ARTICLES.has(next)) return true
  if (INFINITIVE.test(word))
    return (
      next !== '' &&
      (!EMPTY_WORDS.es?.has(next) || (ARTICLES.has(next) && !PLAINLY_BEFORE_A_NAME.has(before)))
    )
  return INFINITIVE.test(next) && findAskedAspects.es?.([next]).length === 0 && !BEFORE_A_NAME.has(before)
}

const PRICED = /\b(?:cuesta|cuestan|vale|valen|sale|salen|cobran por|piden por) (?:el|la|los|las|un|una)$/
/** 'cuánto cuesta la bata': a word for which the price is asked is no town. */
export const isPricedThing = (words: readonly string[], at: number): boolean =>
  PRICED.test(words.slice(0, at).join(' '))
