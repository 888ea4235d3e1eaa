import { fold } from '../../maps/public.ts'

/** Returns the words of a text in small letters, without accents and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)
