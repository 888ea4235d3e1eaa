import { fold } from '../../maps/public.ts'
import { findKinds } from '../lexicon/lexicon.ts'

/** Returns the kinds of place that a name or a description mentions. */
export const kindsOf = (text: string): string[] => [
  ...new Set(findKinds(fold(text).split(' ').filter(Boolean)).map(({ value }) => value)),
]
