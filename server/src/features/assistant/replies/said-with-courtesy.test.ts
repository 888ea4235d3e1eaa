import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf('fortyseventh'))
}, 120_000)
afterAll(() => andariego.close())
const ask = async (message: string) => (await askBuiltin(andariego, message)).text
const firstOf = async (message: string) => /^1\. \[(.+?)\]/m.exec(await ask(message))?.[1]

describe('nothing is quoted as if it answered', () => {
  test.each([
    ['hay señal tigo en la finca el mirasol? espero una llamada', 'corridoio'],
    ['agarra señal en la finca el mirasol?', 'corridoio'],
    ['o Teatro Darymelia tem bengaleiro?', 'Sobre o frio'],
    ['puedo dejar el abrigo en el Teatro Darymelia?', 'Sobre el frío'],
  ])('%s', async (question, quoted) => {
    const text = await ask(question)
    expect(text).toMatch(/nadie ha contado|ninguém contou/i)
    expect(text).not.toContain(quoted)
  })
})

test.each([
  ['dónde puedo ir a remar en catamarca el fin de semana', 'Dique El Jumeal'],
  ['un plan cultural para el viernes por la noche en jaén', 'Teatro Darymelia'],
  ['mi madre tiene una manda y quiere cumplirla en catamarca, a dónde vamos', 'Catedral Basílica'],
  ['a Tumbes vorrei mangiare frutti di mare al ristorante', 'El Conchal de Doña Meche'],
])('%s: %s is the first place', async (question, first) => {
  expect(await firstOf(question)).toContain(first)
})

test.each([
  ['qué noches hay música en la parranda de chema', 'De jueves a sábado'],
  ['cuánto cuesta un mototaxi de corrales a la huaca cabeza de vaca', '3 soles'],
  ['a torre do Castelo de Beja fecha ao almoço?', 'reabre às duas'],
  ['tratan bien a los cocodrilos del zoocriadero de Puerto Pizarro? soy animalista', 'Me dio pena'],
  ['vale la pena el pueblo perdido de la quebrada o son cuatro piedras', 'son cimientos'],
  ['is it noisy at Mariscos La Hielera? grandpa wears a hearing aid', 'no se pudo'],
  ['agarran tarjeta en mariscos la hielera o mejor paso por el cajero', 'Solo efectivo'],
  ['estamos todo el día en jaén, organízanos', 'Un plan de 1 día'],
  ['todavía no tengo cuenta, qué hago', 'Registrarse'],
  ['le puse una estrella por error, la puedo cambiar?', 'reseñas'],
  ['necesito un resumen de la novela, es tarea', 'De eso no sé'],
])('%s: what is meant is told', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test('who asks only what a ride costs hears that nobody told, beside the distance', async () => {
  const text = await ask('cuánto sale el taxi de playa hermosa de corrales al zoocriadero de puerto pizarro')
  expect(text).toMatch(/nadie ha contado/i)
  expect(text).toMatch(/ hay \d/)
})
