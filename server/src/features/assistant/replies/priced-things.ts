import { familyOf } from '../lexicon/families.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { alike } from './find-places.ts'

/** 'cuánto cobran el masaje': the price of something else is no answer. */
export const pricedThings = ({ forms, terms, text }: QuestionRead): string[][] =>
  forms.has('howMuch')
    ? terms
        .filter((term) => new RegExp(`\\b(el|la|los|las|un|una) ${term}\\b`).test(text))
        .map((term) => [...familyOf(term)])
    : []

const PRICED =
  /\b(?:cuestan?|salen?|valen?|cobran por|piden por|precio del?) (?:el |la |los |las |un |una |unos |unas )?(\p{L}{4,})/u
/** How much more a sentence about the very thing counts, for who asks what 'los botecitos' cost. */
export const OF_PRICED = 1.5
export const pricedNoun = ({ text, forms, literal }: QuestionRead): string[] | null => {
  const [, noun = ''] = forms.has('howMuch') ? (PRICED.exec(text) ?? []) : []
  return literal.includes(noun) ? alike([noun]) : null
}
