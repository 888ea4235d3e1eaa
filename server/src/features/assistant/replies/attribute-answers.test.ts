import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { builtinAssistant } from '../builtin/builtin-assistant.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('twelfth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (message: string) => {
  const question = { userId: '00000000-0000-7000-8000-000000000000', message, history: [], memory: null }
  let text = ''
  const names: string[] = []
  const answer = builtinAssistant(andariego.services).answer(question, new AbortController().signal)
  for await (const part of answer) {
    if ('text' in part) text += part.text
    if ('sources' in part) names.push(...part.sources.map(({ name }) => name))
  }
  return { text, names }
}

test('a kind of place that only a review tells of is found', async () => {
  expect((await ask('un lugar con aguas termales en peru')).names).toEqual(['Lares y sus pozas'])
  expect((await ask('ruinas incas sin tanta gente')).names[0]).toBe('Valle de Ollantay')
})

test('what a review tells not to be there is none', async () => {
  // 'Viento todo el día, imposible la playa.'
  expect((await ask('playas en marruecos')).text).toContain('todavía no tiene playas')
})

test('places with the opposite of a wish are left out, or told as such', async () => {
  const beach = await ask('una playa donde no haya viento, voy con niños chicos')
  expect(beach.names).toContain('Playa Serena La Aguada')
  expect(beach.names.join()).not.toMatch(/Viento|Cucao/)
  const hotel = await ask('hotel donde haya buen wifi en ecuador')
  expect(hotel.text).toMatch(/nada bueno .* cuentan lo contrario:[\s\S]*El wifi se corta/)
})

test('a wish of which nobody told is named below the list', async () => {
  const { text } = await ask('restaurantes en bolonia tranquilos y baratos con tortellini')
  expect(text).toMatch(/nadie ha contado/i)
})

test('a hotel serves a bed beside another wish', async () => {
  expect((await ask('donde puedo llevar a mi perro a dormir')).names[0]).toBe('Hostería La Casa Verdecita')
})

test('a season is a condition: who was there then answers, and not who tells of another', async () => {
  const { text } = await ask('esta muy lleno hallstatt en verano?')
  expect(text).toContain('Diez mil turistas')
  expect(text).not.toContain('enero')
})

test('the best and the worst of a town with one place are told of this place', async () => {
  expect((await ask('lo mejor de baracoa')).text).toMatch(/más gusta de .*Guanahaca[\s\S]*cucurucho/)
  expect((await ask('que es lo que menos gusta de hallstatt')).text).toMatch(/quejan en .*Hallstatt/)
})

test('a place that nobody complained of is told to have no complaints', async () => {
  expect((await ask('que es lo malo del museo de sitio de los chachas')).text).toMatch(/^Nadie se ha quejado/)
})

test('an ordinary word beside a place is no town, and a town beside an o is an alternative', async () => {
  expect((await ask('esta limpio el hostel el zaguan y los baños')).text).toContain('Dos baños para treinta')
  const { names } = await ask('que conviene mas con niños, milos o chiang mai')
  expect(names.sort()).toEqual(['Chiang Mai Santuario de Elefantes Kao', 'Milos Sarakiniko Blanco'])
})

test('help is given in the language of the question', async () => {
  expect((await ask('how do i delete my account')).text).toMatch(/^In your account/)
  expect((await ask('como posso adicionar um lugar aos favoritos')).text).toMatch(/^Toque no coração/)
  expect((await ask('how do i level up')).text).toMatch(/^You have/)
  expect((await ask('como borro mi cuenta')).text).toMatch(/^En tu cuenta/)
})
