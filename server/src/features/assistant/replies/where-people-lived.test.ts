import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the thirty-fourth community: lives of people, places of a city that lie outside of it, places called as a thing is.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('thirtyfourth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  ['dónde está enterrado Rubén Darío en León', 'Catedral de León'],
  ['¿dónde está la tumba de Rubén Darío?', 'Catedral de León'],
  ['dónde creció Rubén Darío', 'Museo Archivo Rubén Darío'],
  ['dónde murió Simón Bolívar', 'Quinta de San Pedro Alejandrino'],
  ['en Santa Marta quiero conocer el lugar donde murió el Libertador', 'Quinta de San Pedro Alejandrino'],
] as const)('«%s» is answered with %s, whatever is called after the person', async ([question, place]) => {
  expect(await ask(question)).toMatch(new RegExp(`^Esto cuentan de \\[${place}\\]`))
})

test('nobody is said to be buried where no review says so', async () => {
  expect(await ask('dónde está enterrado Rubén Darío en Zaragoza')).not.toMatch(/^Esto cuentan de \[Basílica/)
  expect(await ask('dónde está enterrado Miguel de Cervantes')).not.toContain('tumba de Rubén Darío')
})

test('what travellers count as a city’s is found for the city, and is no stop of a plan there', async () => {
  expect(await ask('termas en puerto varas')).toMatch(/\n1\. \[Termas del Sol\]/)
  expect(await ask('plan de un día en puerto varas')).not.toContain('- [Termas del Sol]')
})

test('a place called as a drink is one where it is asked about, and none where one drinks', async () => {
  expect(await ask('qué tal Ouzo')).toMatch(/^\*\*\[Ouzo\]/)
  expect(await ask('Ouzo')).toMatch(/^\*\*\[Ouzo\]/)
  expect(await ask('dónde tomo un ouzo en Zaragoza')).not.toContain('[Ouzo]')
})

test('who compares two places in a review comes first when they are compared', async () => {
  expect(await ask('chan chan o huaca de la luna, solo tengo una mañana')).toMatch(
    /\*\*Quien los compara\*\*\n- «Para mi gusto le da mil vueltas a Chan Chan/,
  )
})

test('a place spoken of before is meant by its kind', async () => {
  const answer = await ask(
    'Termas del Sol, cuánto sale el día?',
    'y la entrada a los Saltos del Petrohué?',
    'volviendo a las termas, a cuánto arriendan la toalla',
  )
  expect(answer).toContain('la toalla se arrienda a 4.000')
})

test.for([
  ['¿qué día y a qué hora es el espectáculo de marinera del restaurante El Mochica?', 'marinera a la 1:30'],
  [
    'vale la pena el mercado san juan de dios o es puro relajo? mi suegra es bien delicada',
    'birria de chivo',
  ],
  ['lo malo del parque del agua de zaragoza, sed sinceros', 'Mosquitos como gorriones'],
  [
    'Mañana estoy en Zaragoza de 10 de la mañana hasta el tren de las 20 h. ¿Qué ruta me haces?',
    'plan de 1 día',
  ],
  ['q hay cerca de la chocolatería rapa nui, algo cultural pa bajar el azúcar', 'Museo de la Patagonia'],
  ['Qué me queda a un paseo de la Aljafería?', 'Bodegas Almau'],
  ['busco una buena chocolatería en bariloche, mi hija es fan', '1. [Rapa Nui]'],
  ['Je suis asthmatique, le Cerro Negro c’est risqué ?', 'Pour les asthmatiques'],
  ['quiero ver piedras prehistóricas por évora', '95 piedras'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test('the hours of a car park are not those of the park', async () => {
  expect(await ask('a qué hora cierra el parque del agua de zaragoza')).toContain(
    'nadie ha contado todavía a qué hora abre',
  )
})

test('a warning about prams is no praise', async () => {
  expect(await ask('Bodegas Almau o Mercado Central de Zaragoza con carrito de bebé')).toContain(
    'En contra de Bodegas Almau: la accesibilidad',
  )
})

test('who looks for something in a town is told nothing of the product', async () => {
  expect(await ask('algo tipo stonehenge en évora')).not.toContain('perfil')
})
