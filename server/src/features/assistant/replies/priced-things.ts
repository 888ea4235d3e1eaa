import { familyOf } from '../lexicon/families.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { alike } from './find-places.ts'

const REQUIRED =
  /\b(?:piden|exigen|requieren|obligan a (?:llevar|usar)|hacen? falta|se necesitan?) (?:el |la |los |las |un |una |unos |unas )?(\p{L}{4,})/u
/** 'piden cadenas': what is required must be told of. */
export const requiredThings = ({ text, terms }: QuestionRead): string[][] => {
  const [, thing = ''] = REQUIRED.exec(text) ?? []
  return terms.includes(thing) ? [[...familyOf(thing)]] : []
}

/** In another language what is priced stands behind the verb: 'quanto costa una scatola'. */
const PRICED_ABROAD =
  /\b(?:costa|costano|cuesta|cuestan|custa|custam|viene|vengono|coute|coutent|sai|fica) (?:un|una|uno|uma|une) (\p{L}{4,})/u
/** 'cuánto cobran el masaje': the price of something else is no answer. */
export const pricedThings = ({ forms, terms, text, rest, asTyped }: QuestionRead): string[][] => {
  if (!forms.has('howMuch')) return []
  const [, abroad = ''] = PRICED_ABROAD.exec(rest) ?? []
  return terms
    .filter(
      (term) =>
        new RegExp(`\\b(el|la|los|las|un|una) ${term}\\b`).test(text) ||
        (term === abroad && asTyped.has(term)),
    )
    .map((term) => [...familyOf(term)])
}

const PRICED =
  /\b(?:cuestan?|salen?|valen?|cobran por|piden por|precio del?) (?:el |la |los |las |un |una |unos |unas )?(\p{L}{4,})/u
/** How much more a sentence about the very thing counts when its price is asked for: 'los botecitos'. */
export const OF_PRICED = 1.5
export const pricedNoun = ({ text, forms, literal }: QuestionRead): string[] | null => {
  const [, noun = ''] = forms.has('howMuch') ? (PRICED.exec(text) ?? []) : []
  return literal.includes(noun) ? alike([noun]) : null
}
