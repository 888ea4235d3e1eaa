import { ENGLISH_HELP, examplesInEnglish } from './english.ts'
import { examplesInPortuguese, PORTUGUESE_HELP } from './portuguese.ts'
import { examples, type HelpTexts, SPANISH_HELP } from './spanish.ts'

/** Returns the help in the language of the sentences around it; Spanish for any other. */
export const helpIn = (locale: string): HelpTexts =>
  locale === 'en' ? ENGLISH_HELP : locale === 'pt' ? PORTUGUESE_HELP : SPANISH_HELP
/** Returns examples of questions in that language. */
export const examplesIn = (locale: string): string =>
  locale === 'en' ? examplesInEnglish : locale === 'pt' ? examplesInPortuguese : examples
