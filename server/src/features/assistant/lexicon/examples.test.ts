import { expect, test } from 'vitest'
import { isIntent } from '../understanding/intents.ts'
import { isTopic } from '../understanding/topics.ts'
import { examplesIn, parseExamples } from './examples.ts'
import { ASPECTS } from './lexicon.ts'

const all = () => true
const isHelp = (name: string) => isTopic(name) || name === 'viaje' || name === 'nada'

test.each([
  ['ejemplos', 40, isHelp],
  ['ejemplos-aspectos', 60, (name: string) => ASPECTS.has(name)],
  ['ejemplos-intenciones', 300, isIntent],
])('each block of %s has at least %i examples, and none stands under two names', (file, least, isKnown) => {
  const seen = new Map<string, string>()
  for (const [name, lines] of examplesIn(file, isKnown)) {
    expect(lines.length, name).toBeGreaterThanOrEqual(least)
    for (const line of lines) {
      expect(seen.get(line) ?? name, line).toBe(name)
      seen.set(line, name)
    }
  }
})

test('a block may be continued; comments and empty lines are ignored', () => {
  const blocks = parseExamples('# nota\n[a]\nuno\n\n[b]\ndos\n[a]\ntres', all)
  expect([...blocks]).toEqual([
    ['a', ['uno', 'tres']],
    ['b', ['dos']],
  ])
})

test('a block under a name that is not known is refused with it', () => {
  expect(() => parseExamples('[viaje]\ndónde como\n[volar]\ncómo vuelo', (name) => name === 'viaje')).toThrow(
    /volar/,
  )
})
