import { expect, test } from 'vitest'
import { fold } from '../../maps/public.ts'
import { EMPTY_WORDS, LANGUAGES, read } from './lexicon.ts'
import { parseBlocks } from './parse-blocks.ts'
import { isVocabulary, translationOf } from './translations.ts'

test.each([
  ['kiddos', 'en', 'ninos'],
  ['sarnies', 'en', 'bocadillos'],
  ['bœuf', 'fr', 'carne'],
  ['bagno', 'it', 'bano'],
  ['cachoeira', 'pt', 'catarata'],
])('%s is known in %s', (word, language, spanish) => {
  expect(translationOf(fold(word), language)).toBe(spanish)
})

test('a Spanish word is not translated', () => {
  expect(translationOf('playa', 'es')).toBeUndefined()
})

test('the name of a town may be a word of the dictionary, and is none of the vocabulary', () => {
  expect(translationOf('lourdes', 'fr')).toBe('pesadas')
  expect(isVocabulary('lourdes', 'fr')).toBe(false)
})

/** Who somebody travels with, which is no word to search by but a wish. */
const COMPANY =
  /^(couple|gf|bf|girlfriend|boyfriend|husband|wife|parents|dad|mom|mae|casal|namorad[oa]|mari|femme|copine|copain|moglie|famille|famiglia|amici|amis|friends?|villages?|temple|bath|sunrise|wc)$/
test.each(LANGUAGES)('no function word of %s is in the dictionary', (language) => {
  const { values } =
    parseBlocks(read('diccionario'), ['palabras']).find(({ name }) => name === language) ?? {}
  const words = (values?.get('palabras') ?? [])
    .flatMap((entry) => entry.split('=')[1]?.split('|') ?? [])
    .map(fold)
  expect(words.length).toBeGreaterThan(5_000)
  const empty = words.filter((word) => EMPTY_WORDS[language]?.has(word) || EMPTY_WORDS.es?.has(word))
  expect(empty.filter((word) => !COMPANY.test(word))).toEqual([])
})
