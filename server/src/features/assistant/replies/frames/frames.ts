import type { Language } from '../../understanding/language.ts'
import { english } from './english.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** The sentences around quotes. Quotes stay in the reviewers' words. */
export type Frames = typeof spanish

/** French and Italian questions are understood, but answered in Spanish. */
export const framesOf = (language: Language): Frames =>
  language === 'en' ? english : language === 'pt' ? portuguese : spanish
