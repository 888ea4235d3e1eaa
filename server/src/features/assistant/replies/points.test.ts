import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('seventeenth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (message: string) => (await askBuiltin(andariego, message)).text

test.each([
  ['del muelle prat al palacio baburizza cuantos minutos serian andando', 'Muelle Prat', 'Palacio Baburizza'],
  ['palacio canton - sorbeteria colon a pie', 'Palacio Cantón', 'Dulcería y Sorbetería Colón'],
  ['del MAAM a doña salta hay mucho? ando en ojotas', 'Museo de Arqueología de Alta Montaña', 'Doña Salta'],
  [
    'mi vieja anda con bastón, del coliseo a la fontana di trevi llega caminando o es mucho',
    'Coliseo',
    'Fontana di Trevi',
  ],
  ['que tan lejos esta el panteon de la fontana de trevi caminando', 'Panteón de Agripa', 'Fontana di Trevi'],
])('%s: tells how far it is', async (question, from, to) => {
  const text = await ask(question)
  expect(text).toMatch(/^De .* hay .* en línea recta/)
  expect(text).toContain(from)
  expect(text).toContain(to)
})

test.each([
  ['desde orsay q me queda mas cerca: torre eiffel o catacumbas', 'Torre Eiffel', 'Catacumbas de París'],
  [
    'saliendo del mercado central d valencia q esta mas a mano, la lonja o la playa de la malvarrosa',
    'La Lonja de la Seda',
    'Playa de la Malvarrosa',
  ],
  [
    'toy en el tierradentro, cual museo esta mas cerca, el del ambar o na bolom',
    'Museo del Ámbar de Chiapas',
    'Na Bolom',
  ],
])('%s: sorts both by their distance', async (question, ...places) => {
  const text = await ask(question)
  const listed = [...text.matchAll(/^\d\. \[(.+?)\].*, a ([\d,]+) (k?m)/gm)]
  expect(listed.map(([, name]) => name).toSorted()).toEqual(places.toSorted())
  const metres = listed.map(
    ([, number = '', unit]) => Number(number.replace(',', '.')) * (unit === 'km' ? 1000 : 1),
  )
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
})

test.each([
  ['ya comí en la chaya maya y salgo rodando, ahora a dónde me jalo', 'La Chaya Maya'],
  ['recien me baje del ascensor el peral, q hay po', 'Ascensor El Peral'],
  ['fontana di trevi vista, moneda tirada, y ahora q', 'Fontana di Trevi'],
  ['acabo de salir de la lonja de valencia, qué pilla a dos pasos', 'La Lonja de la Seda'],
])('%s: tells what is near', async (question, centre) => {
  const text = await ask(question)
  expect(text.startsWith('Cerca de ')).toBe(true)
  expect(text.split('\n')[0]).toContain(centre)
})

test('what is chosen from is compared when nobody asks for distances', async () => {
  expect(await ask('torre eiffel o catacumbas, cual vale mas la pena')).not.toContain('línea recta')
})
