import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// Causes of wrong answers to questions about the sample community, each in a small community of its own.

const MEXICO: [string, string] = ['Ciudad de México', 'México']
const SALTA: [string, string] = ['Salta', 'Argentina']
const PUEBLA: [string, string] = ['Puebla de Zaragoza', 'México']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace('Museo del Estanquillo', MEXICO, [19.434, -99.136], 'Nos dieron las cinco sin enterarnos.'),
    toldPlace('Casa de los Azulejos', MEXICO, [19.434, -99.14], 'El patio es precioso.'),
    toldPlace(
      'Pirámide de Cholula',
      PUEBLA,
      [19.058, -98.302],
      'A las once se abrió el cielo y vimos el volcán.',
    ),
    toldPlace(
      'Cerro San Bernardo',
      SALTA,
      [-24.787, -65.394],
      'En enero hace un calor tremendo. Los mimos cansan.',
    ),
    toldPlace(
      'Quebrada de San Lorenzo',
      SALTA,
      [-24.728, -65.49],
      'En julio no hay nadie y el arroyo va seco.',
    ),
  ])
}, 120_000)
afterAll(() => andariego.close())

const talk = (first: string, ...more: string[]) => talkBuiltin(andariego, first, ...more)

test('a place outside the town is put into the plan, and stays when a day is added', async () => {
  const plan = 'plan de 2 dias en ciudad de mexico'
  const stops = async (...more: string[]) => (await talk(plan, ...more)).stops.map(({ name }) => name)
  expect(await stops()).not.toContain('Pirámide de Cholula')
  expect(await stops('ponle la piramide de cholula')).toContain('Pirámide de Cholula')
  expect(await stops('ponle la piramide de cholula', 'agregale un dia')).toContain('Pirámide de Cholula')
})

test('a list for a season quotes nothing of another', async () => {
  const { text } = await talk('lugares para ir en invierno en salta')
  expect(text).toContain('En julio no hay nadie')
  expect(text).not.toContain('En enero')
})

test.each(['que museos abren los lunes en mexico', 'la piramide de cholula esta abierta en febrero?'])(
  'neither an hour of a visit nor a clear sky are opening hours: %s',
  async (question) => {
    const { text } = await talk(question)
    expect(text).toMatch(/^(De .+, nadie|Nadie) ha contado todavía/)
    expect(text).not.toContain('Nos dieron')
  },
)

test('who asks what they would not like hears the complaints', async () => {
  expect((await talk('dime algo q no me guste del cerro san bernardo')).text).toMatch(/^De esto se quejan en/)
})

test('an unwanted kind of place is in no list', async () => {
  const { text } = await talk('algo en ciudad de mexico, pero no quiero museos')
  expect(text).toContain('Casa de los Azulejos')
  expect(text).not.toContain('Estanquillo')
})

test('two countries are not compared by what nobody asked', async () => {
  expect((await talk('quiero surfear en argentina o mexico')).text).toMatch(
    /^Sobre «surfear» nadie ha contado todavía nada de ninguno\./,
  )
})
