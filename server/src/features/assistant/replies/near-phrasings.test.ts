import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('sixteenth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (message: string) => (await askBuiltin(andariego, message)).text

test.each([
  ['que hay a tiro de piedra del teatro juarez', 'Santo Café'],
  ['que hay enfrente del teatro juarez', 'Santo Café'],
  ['saliendo del alcazar de colon adonde como', 'Jalao'],
  ['despues de visitar la alhambra a donde voy', 'Hammam Al Ándalus'],
  ['donde tomo algo despues del teatro juarez', 'Santo Café'],
  ['de camino al cerro campanario hay algo para ver?', 'Cervecería Patagonia'],
  ['un restaurante a pasos de la torre dos clerigos', 'Majestic Café'],
  ['acabo de salir del alcazar de colon, q mas hay por aqui', 'Jalao'],
  ['qué más puedo hacer si ya ando por monte igueldo', 'Peine del Viento'],
  ['estamos alojados al lado del rinconcillo, que hacemos', 'Setas de Sevilla'],
  ['me queda una hora libre y estoy en san telmo', 'La Viña'],
  ['un cafe a 5 min maximo del teatro juarez', 'Santo Café'],
  ['un cafe que este a menos de 10 cuadras del teatro juarez', 'Santo Café'],
  ['un café tout près du teatro juarez', 'Santo Café'],
  ['un café près du teatro juarez', 'Santo Café'],
  ['estoy parao en el teatro juarez, donde como por aki', 'Santo Café'],
  ['donde como a la vuelta del teatro juarez', 'Santo Café'],
  ["what's around the real alcazar", 'Plaza de España'],
  ['a pie del teatro juárez qué otra cosa se ve?', 'Santo Café'],
  ['estaré en el teatro juárez y quisiera un café antes, sin alejarme', 'Santo Café'],
])('%s: what is near is told, %s first', async (question, first) => {
  const text = await ask(question)
  expect(text).toMatch(/^(Cerca de|Near) /)
  expect(text).not.toContain('Nadie ha contado')
  expect(/^1\. \[(.+?)\]/m.exec(text)?.[1]).toBe(first)
})

test.each([
  ['se puede ir a pie del real alcazar a la plaza de españa', 'Real Alcázar', 'Plaza de España'],
  ['cuantas cuadras hay del teatro juarez al museo de las momias', 'Teatro Juárez', 'Museo de las Momias'],
  ['la alhambra esta cerca del mirador de san nicolas?', 'Alhambra', 'Mirador de San Nicolás'],
  ['cuanto camino hay entre la viña y la concha', 'La Viña', 'Playa de La Concha'],
  ['el aquarium queda lejos de la viña?', 'Aquarium Donostia', 'La Viña'],
])('%s: the distance is told', async (question, from, to) => {
  const text = await ask(question)
  expect(text).toMatch(/^De \[.+ hay [\d,]+ k?m en línea recta/)
  expect(text).toContain(`[${from}]`)
  expect(text).toContain(`[${to}]`)
})

test('by a vehicle, who went tells how long it takes', async () => {
  expect(await ask('a cuanto quedan las termas geométricas de pucón en auto')).toContain('hora y media')
})

test('distances in English answers have a decimal point', async () => {
  expect(await ask('how far is la concha from monte igueldo')).toMatch(/ \d\.\d km /)
})

test('a beach that travellers count as a town’s is listed for the town, though it lies outside', async () => {
  expect(await ask('playas en santo domingo')).toMatch(/\n1\. \[Playa Boca Chica\]/)
})

test('a city named after a saint is no place called after another', async () => {
  expect(await ask('tarta de queso san sebastian')).toContain('[La Viña]')
})

test('part of a name yields to a town in which the community has places', async () => {
  expect(await ask('je cherche un hammam traditionnel à istanbul')).toContain('[Çemberlitaş Hamamı]')
})
