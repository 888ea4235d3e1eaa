import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// What people say in passing around a question, in a small community of its own.

const ROSARIO: [string, string] = ['Rosario', 'Argentina']
const LA_PAZ: [string, string] = ['La Paz', 'Bolivia']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'Museo Castagnino',
      ROSARIO,
      [-32.957, -60.66],
      'Pinturas y grabados muy buenos. Un guardia nos contó de su vida. El salón del fondo tiene grabados de animales.',
      'Los martes cierra. No dejan entrar perros. Desde Pichincha el taxi me cobró 3.000 pesos.',
      'Una señora vino a mirar con su silla de ruedas y lloró.',
    ),
    toldPlace(
      'Galería de la Barranca',
      ROSARIO,
      [-32.95, -60.63],
      'Museo chico y lindo, abre los martes. Hay rampas y ascensor para la silla de ruedas.',
      'Se llega caminando desde el Monumento a la Bandera, son 12 minutos por la costanera.',
      'Entramos con el perro sin problema. Cuenta de servicios en mano los vecinos pagan menos.',
    ),
    toldPlace(
      'Monumento a la Bandera',
      ROSARIO,
      [-32.9477, -60.6304],
      'Compré una hamaca tejida en el puesto de la entrada. La vista es linda.',
    ),
    toldPlace(
      'Parrilla El Negro',
      ROSARIO,
      [-32.9481, -60.6325],
      'Comimos un asado riquísimo. Vegetarianos abstenerse.',
    ),
    toldPlace('Mirador Killi Killi', LA_PAZ, [-16.49, -68.125], 'La mejor vista de la hoyada.'),
    toldPlace('Museo de Etnografía', LA_PAZ, [-16.496, -68.134], 'Máscaras y plumas, dos horas.'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test('who takes a souvenir home does not ask what there is at home', async () => {
  expect(await ask('quiero llevar una hamaca de recuerdo a Toronto, donde la compro')).toContain(
    '[Monumento a la Bandera]',
  )
})

test('a person who is only mentioned makes no wish', async () => {
  const text = await ask('mi suegra dice que en rosario se come rico, donde')
  expect(text).toContain('[Parrilla El Negro]')
  expect(text).not.toContain('adultos mayores')
})

test.each([
  'que queda a pie del monumento a la bandera para comer',
  'estoy alojado por el monumento a la bandera, donde ceno sin agarrar taxi',
  'salgo del monumento a la bandera con hambre y no quiero agarrar taxi',
])('%s: tells what is near', async (question) => {
  expect(await ask(question)).toMatch(/^Cerca de \[Monumento a la Bandera\].*\n\n1\. \[Parrilla El Negro\]/)
})

test('a city whose name is made of ordinary words needs no preposition', async () => {
  expect(await ask('itinerario la paz 1 dia gracias')).toContain('Un plan de 1 día en La Paz')
})

test('what somebody has eaten is no wish for more of it', async () => {
  const text = await ask('terminé de comer en la parrilla el negro, que hay a la vuelta')
  expect(text).toMatch(/^Cerca de \[Parrilla El Negro\].*\n\n1\. \[Monumento a la Bandera\]/)
})

test('what is close to a place is asked in English, too', async () => {
  expect(await ask('just walked out of the monumento a la bandera, whats close')).toMatch(
    /^Near \[Monumento a la Bandera\]/,
  )
})

test('a credit card is asked about as what one pays with', async () => {
  const text = await ask('no tengo efectivo solo la visa, me atienden en la parrilla el negro?')
  expect(text).toContain('[Parrilla El Negro]')
})

test('who is putting together a trousseau wants no plan', async () => {
  const text = await ask('estoy armando el ajuar y busco una hamaca en rosario, a donde me lanzo')
  expect(text).not.toContain('Un plan de')
  expect(text).toContain('[Monumento a la Bandera]')
})

test('who went a way tells how long it takes, beside the straight distance', async () => {
  const text = await ask('cuanto se camina del monumento a la bandera a la galeria de la barranca')
  expect(text).toMatch(/en línea recta/)
  expect(text).toContain('son 12 minutos por la costanera')
})

test('where somebody comes from is no other place to ask about', async () => {
  const text = await ask('que tal el museo castagnino', 'y como llego desde pichincha')
  expect(text).toMatch(/^Sobre cómo llegar en \[Museo Castagnino\]/)
})

test('a place that was no answer leads to others with what was asked of it', async () => {
  const text = await ask('dejan entrar perros al museo castagnino?', 'chuta, entonces a donde lo llevo')
  expect(text).toContain('[Galería de la Barranca]')
  expect(text).not.toContain('[Museo Castagnino]')
})

test('what a place is asked to have is no wish for what is near it', async () => {
  const text = await ask('la galeria de la barranca de rosario tiene ascensor')
  expect(text).toMatch(/^Sobre .* en \[Galería de la Barranca\]/)
})

test('a wish in a talk is about the place, and not about the product', async () => {
  const text = await ask('hablame de la parrilla el negro', 'mi amiga no come carne, le sirve?')
  expect(text).toContain('Vegetarianos abstenerse')
})

test('two sentences are not quoted as one when another stands between them', async () => {
  const text = await ask('el museo castagnino tiene wifi?')
  expect(text).toMatch(/nadie ha contado/)
  expect(text).not.toMatch(/muy buenos\. El salón/)
})

test.each([
  'qué día no abre el Castagnino? la otra vez me comí un viaje al cuete',
  'qué día cierra el Castagnino, voy con lo justo de batería',
])('why somebody asks is nothing to look for in reviews: %s', async (question) => {
  expect((await ask(question)).split('\n')[2]).toContain('Los martes cierra')
})

test('who asks where the buses to a place leave asks for no sources', async () => {
  expect(await ask('de dónde salen los taxis para el museo castagnino')).toContain('Desde Pichincha')
})

test('a stay is told by the day of return, wherever its verb stands', async () => {
  const text = await ask(
    'salgo de La Paz el sábado y el domingo por la noche vuelvo, quiero ver Rosario, museos y algo de arte',
  )
  expect(text).toContain('Un plan de 2 días en Rosario')
})

test('what somebody wants no more of is not looked for', async () => {
  const text = await ask('en rosario algo para ver con la familia y no otra parrilla porfa')
  expect(text).not.toContain('1. [Parrilla El Negro]')
})

test('who has one day and chooses between two places asks for no plan', async () => {
  const text = await ask(
    'Solo tengo el sábado en Rosario. ¿Me conviene el Museo Castagnino o la Galería de la Barranca?',
  )
  expect(text).toMatch(/^\*\*\[(Museo Castagnino|Galería de la Barranca)\]/)
})

test('whether something beside a place is worth it asks what people think', async () => {
  const text = await ask('lo del mercadito junto al monumento a la bandera, es para tanto?')
  expect(text).not.toMatch(/^Cerca de/)
})
