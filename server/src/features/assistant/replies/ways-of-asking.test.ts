import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('sixteenth')
}, 120_000)
afterAll(() => andariego.close())

const answered = (first: string, ...more: string[]) => talkBuiltin(andariego, first, ...more)

describe('a plan', () => {
  test.each([
    ['me organizas el dia en estambul? llego a las 10', 1],
    ['planazo de una tarde en oporto', 1],
    ['que visito en arequipa en 48 horas', 2],
  ])('%s: has %d days', async (question, days) => {
    const { stops } = await answered(question)
    expect(Math.max(...stops.map(({ day }) => day))).toBe(days)
  })

  test('has hikes for who asks for hikes, hard ones, too', async () => {
    const { stops } = await answered('plan para una semana en bariloche con caminatas')
    expect(stops.map(({ name }) => name)).toContain('Refugio Frey')
  })

  test.each([
    'tengo dos dias en granada que no me puedo perder',
    'santo domingo en un dia, que no falte playa',
  ])('%s: a turn of phrase is no wish', async (question) => {
    expect((await answered(question)).text).not.toContain('nadie ha contado')
  })
})

describe('for a rainy day', () => {
  test('what has a roof is told, whatever day of the week it is', async () => {
    const { text } = await answered('que hago el sabado en montevideo si llueve')
    expect(text).toContain('[Teatro Solís]')
    expect(text).not.toContain('Playa Pocitos')
  })

  test('that it rained somewhere is no reason to go there', async () => {
    const { text } = await answered('esta diluviando en donosti, algo bajo techo porfa')
    expect(text).toContain('[Museo San Telmo]')
    expect(text).not.toContain('Monte Igueldo')
  })
})

test.each([
  ['como bloqueo a alguien que me molesta por mensaje', 'silenciarla o bloquearla'],
  ['se puede usar sin internet, en el cerro no hay señal', 'Llevar sin conexión'],
  ['puedo usar esto en el avion', 'Llevar sin conexión'],
  ['como hago para que no vean mi email', 'Perfil público'],
  ['como entro sin contraseña con la huella', 'Llaves de acceso'],
  ['como cambio el nombre que ven los demas', 'Tu perfil'],
  ['quiero que mi novio edite el itinerario conmigo', 'Compartir'],
  ['quien puede ver mi itinerario', 'Compartir'],
  ['me equivoque y borre una parada', 'Historial'],
  ['es gratis andariego?', 'no hay planes de pago'],
  ['comment supprimer mon compte', 'Eliminar cuenta'],
  ['come aggiungo un posto nuovo', 'Agregar Lugar'],
])('%s: help with the product is given', async (question, said) => {
  expect((await answered(question)).text).toContain(said)
})

test('a town whose name is also a verb stays a town', async () => {
  expect((await answered('que puedo hacer con mi novia en quito')).text).toContain('en Quito')
})

describe('a list of places', () => {
  test('has what is free, whoever else is mentioned in the same breath', async () => {
    const { text } = await answered('algo para hacer gratis en oporto')
    expect(text).toContain('[Jardins do Palácio de Cristal]')
    expect(text).toContain('«Gratis.»')
  })

  test('has what reviews in another language tell of', async () => {
    const { text } = await answered('donde hay baños limpios en oporto')
    expect(text).toContain('[Mercado do Bolhão]')
    expect(text).not.toContain('Nadie ha contado')
  })

  test('leaves out what is closed on the day that is asked for', async () => {
    const { text } = await answered('un lugar que abra los lunes en florencia')
    expect(text).toContain('[Mercato Centrale]')
    expect(text).not.toMatch(/Uffizi|Boboli/)
    expect((await answered('que museos cierran los lunes en florencia')).text).toContain('[Galería Uffizi]')
  })

  test('begins with where one eats, where nothing is called a restaurant', async () => {
    const { text } = await answered('restaurantes donde acepten tarjeta en pucon')
    expect(/^1\. \[(.+?)\]/m.exec(text)?.[1]).toBe('Trawen')
  })
})

describe('a talk goes on', () => {
  test('with the kind of place, in another town', async () => {
    const { text } = await answered('cafes en montevideo', 'tienen wifi', 'y en oporto?')
    expect(text).toContain('[Majestic Café]')
    expect(text).not.toContain('Torre dos Clérigos')
  })

  test('with the kind of place, to the best of them', async () => {
    const { text } = await answered('quiero termas en chile', 'cual es mejor')
    expect(text).toContain('[Termas Geométricas]')
    expect(text).not.toContain('Huerquehue')
  })

  test('with the only place that was told, though against it', async () => {
    expect((await answered('where can i swim in bariloche', 'is it cold')).text).toContain('[Playa Bonita]')
  })
})
