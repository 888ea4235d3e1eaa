import type { PlaceMatch } from './match-name.ts'

/** What the place of an artist or a craftsman is called, in all languages. */
const WORKPLACE =
  /^(?:taller|atelier|estudio|studio|galeria|gallery|galerie|galleria|workshop|oficina|bottega|atelie)$/
const OF = /^(?:de|del|d|di|da|do|of|s)$/

/** Returns where a named place is only called what it is: 'el taller de Martha Jiménez' does not ask for classes. */
export const workplacesOf = (words: readonly string[], places: readonly PlaceMatch[][]): number[] =>
  places.flatMap(([match]) => {
    if (!match) return []
    const before = OF.test(words[match.from - 1] ?? '') ? match.from - 2 : match.from - 1
    return [before, match.to].filter((at) => WORKPLACE.test(words[at] ?? ''))
  })
