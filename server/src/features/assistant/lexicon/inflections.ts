import { fold } from '../../maps/public.ts'

/** An ending of a folded adjective in its masculine singular, and the endings of all its forms. */
type Rule = readonly [ending: string, forms: readonly string[]]

/** By language, the most specific rule first. Folded: 'première' is 'premiere'. */
const RULES: Record<string, readonly Rule[]> = {
  es: [
    ['o', ['o', 'a', 'os', 'as']],
    ['e', ['e', 'es']],
    ['or', ['or', 'ora', 'ores', 'oras']],
    ['', ['', 'es']],
  ],
  pt: [
    ['o', ['o', 'a', 'os', 'as']],
    ['e', ['e', 'es']],
    ['al', ['al', 'ais']],
    ['vel', ['vel', 'veis']],
    ['el', ['el', 'eis']],
    ['il', ['il', 'eis']],
    ['or', ['or', 'ora', 'ores', 'oras']],
    ['ar', ['ar', 'ares']],
    ['', ['', 's', 'es']],
  ],
  it: [
    ['co', ['co', 'ca', 'ci', 'chi', 'che']],
    ['go', ['go', 'ga', 'ghi', 'ghe']],
    ['io', ['io', 'ia', 'i', 'ie']],
    ['o', ['o', 'a', 'i', 'e']],
    ['e', ['e', 'i']],
    ['', ['']],
  ],
  fr: [
    ['eux', ['eux', 'euse', 'euses']],
    ['eil', ['eil', 'eille', 'eils', 'eilles']],
    ['el', ['el', 'elle', 'els', 'elles']],
    ['er', ['er', 'ere', 'ers', 'eres']],
    ['if', ['if', 'ive', 'ifs', 'ives']],
    ['en', ['en', 'enne', 'ens', 'ennes']],
    ['al', ['al', 'ale', 'aux', 'ales']],
    ['e', ['e', 's', 'es', 'ee', 'ees']],
    ['s', ['s', 'se', 'ses']],
    ['', ['', 'e', 's', 'es']],
  ],
}

/**
 * Returns the folded forms of an adjective that is given in its masculine singular: 'bello' is also 'bella', 'belli' and 'belle'.
 * Irregular forms ('beau', 'belle') are adjectives of their own. A form that does not exist does no harm.
 */
export const inflected = (adjective: string, language: string): string[] => {
  const word = fold(adjective)
  const [ending, forms] = RULES[language]?.find(([end]) => word.endsWith(end)) ?? ['', ['']]
  const stem = word.slice(0, word.length - ending.length)
  return [...new Set([word, ...forms.map((form) => stem + form)])]
}
