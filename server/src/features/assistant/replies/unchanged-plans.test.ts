import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// What is asked after a plan and changes no stop, in towns with one place and with more.

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'Senda Costera',
      ['Ushuaia', 'Argentina'],
      [-54.83, -68.55],
      'Con lluvia el barro llega a los tobillos. Vimos un zorro.',
    ),
    toldPlace(
      'Glaciar de los Témpanos',
      ['El Calafate', 'Argentina'],
      [-50.48, -73.03],
      'El hielo cruje y se cae al agua.',
    ),
  ])
}, 120_000)
afterAll(() => andariego.close())

const talk = (first: string, ...more: string[]) => talkBuiltin(andariego, first, ...more)

test('a plan with the only place of a town stays, and what reviewers tell of the rain there is quoted', async () => {
  const { text } = await talk('plan de 1 día en Ushuaia', '¿y con lluvia?')
  expect(text).toMatch(
    /^El plan queda como está: la comunidad no conoce otros lugares en Ushuaia\.\n\nSobre los días de lluvia en \[Senda Costera\]\(.*\):\n\n> «Con lluvia el barro llega a los tobillos\.»/,
  )
})

test('where nobody tells of the rain, the answer says so', async () => {
  const { text } = await talk('plan de 1 día en El Calafate', 'y si llueve?')
  expect(text).toBe(
    'El plan queda como está: la comunidad no conoce otros lugares en El Calafate.\n\nDe Glaciar de los Témpanos, nadie ha contado todavía nada sobre los días de lluvia.',
  )
})

test('the talk goes on about the plan', async () => {
  const { text } = await talk('plan de 1 día en Ushuaia', '¿y con lluvia?', 'agrégale un día')
  expect(text).toMatch(/^No hay más que agregar\. Un plan de 1 día en Ushuaia/)
})
