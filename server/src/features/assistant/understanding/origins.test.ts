import { expect, test } from 'vitest'
import { withoutOrigins } from './origins.ts'

/** Returns what is left of the areas written with a capital letter. */
const left = (question: string): string[] => {
  const words = question.split(' ')
  const areas = words.flatMap((word, from) =>
    /^[A-Z]/.test(word) ? [{ from, to: from + 1, areas: [] }] : [],
  )
  const small = words.map((word) => word.toLowerCase())
  return withoutOrigins(areas, small, false).map(({ from }) => words[from] ?? '')
}

test.each([
  ['salgo de Bilbao el sabado y quiero ver Santander', ['Santander']],
  ['vamos saliendo tarde de Quito y queremos llegar a Latacunga', ['Latacunga']],
  ['saldremos el viernes de Lima a Puno', ['Puno']],
  ['salimos a comer cerca de Puno y de Juliaca', ['Puno', 'Juliaca']],
  ['saliendo de Puno que hay', ['Puno']],
])('%s: what somebody leaves is not asked about beside another area', (question, areas) => {
  expect(left(question)).toEqual(areas)
})
