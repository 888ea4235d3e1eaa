import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// What no review says, and the name of a place does.

const GRANADA: [string, string] = ['Granada', 'Nicaragua']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace('Sorbetería Colón', GRANADA, [11.93, -85.955], 'Nos atendieron rápido y con una sonrisa.'),
    toldPlace('Librería La Tertulia', GRANADA, [11.931, -85.954], 'El dueño conversa con todos.'),
    toldPlace('Museo del Cacao', GRANADA, [11.932, -85.953], 'La guía explica muy bien. Dura una hora.'),
    toldPlace('Mirador de Catarina', GRANADA, [11.933, -85.952], 'Se llega en bus desde la terminal.'),
    toldPlace('Mariposario Las Brisas', GRANADA, [11.934, -85.951], 'Cierran los lunes.'),
    toldPlace('Taquería El Güero', GRANADA, [11.935, -85.95], 'Siempre hay fila los viernes.'),
    toldPlace('Gelateria Cremosa', GRANADA, [11.936, -85.949], 'Abren hasta las diez.'),
    toldPlace('Bar La Vista', GRANADA, [11.937, -85.948], 'Ponen jazz los sábados.'),
    toldPlace('Termas del Tipitapa', GRANADA, [11.938, -85.947], 'Cobran 100 córdobas.'),
    toldPlace('Pupusería Doña Mary', GRANADA, [11.939, -85.946], 'Atiende la señora misma.'),
    toldPlace(
      'Kiosko El Gordito',
      GRANADA,
      [11.94, -85.945],
      'El vigorón es enorme, y hay cerveza bien helada. Precios buenos.',
    ),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.each([
  ['dónde me tomo un helado en granada', 'Sorbetería Colón|Gelateria Cremosa'],
  ['un sorbete en granada', 'Sorbetería Colón'],
  ['dónde compro un libro en granada', 'Librería La Tertulia'],
  ['algún sitio con chocolate en granada', 'Museo del Cacao'],
  ['una buena vista en granada', 'Mirador de Catarina'],
  ['dónde hay mariposas en granada', 'Mariposario Las Brisas'],
  ['se me antojan unos tacos en granada', 'Taquería El Güero'],
  ['busco agua caliente para remojarme en granada', 'Termas del Tipitapa'],
  ['dónde comer pupusas en granada', 'Pupusería Doña Mary'],
  ['unas birritas en granada', 'Kiosko El Gordito'],
])('what only a name tells is found, and said to be by the name: %s', async (question, names) => {
  const text = await ask(question)
  expect(text).toMatch(new RegExp(`1\\. \\[(${names})\\]`))
})

test('an answer says what it only knows by a name, and quotes no name', async () => {
  const text = await ask('dónde me tomo un helado en granada')
  expect(text).toContain('Nadie ha contado todavía nada sobre «helado» en Granada; por cómo se llaman')
  expect(text).toContain('Lo dice su nombre.')
  for (const question of ['qué cuentan de la sorbetería colón', 'hay helados en la sorbetería colón?'])
    expect(await ask(question)).not.toContain('«Sorbetería Colón')
})

test('a review that tells of the thing comes before a name', async () => {
  expect(await ask('una cerveza en granada')).toMatch(/1\. \[Kiosko El Gordito\]/)
})

test('a kind of place that serves a wish is listed as such', async () => {
  expect(await ask('dónde me meto en aguas termales en granada')).not.toContain('Nadie ha contado')
})
