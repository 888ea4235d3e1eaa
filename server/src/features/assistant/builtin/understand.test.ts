import { expect, test } from 'vitest'
import { understand } from './understand.ts'

/** A wish in one line: intent, what it is about, and what kind of place. */
const read = (message: string): string => {
  const wish = understand(message)
  const parts: unknown[] = [wish.intent]
  if ('area' in wish) parts.push(wish.area)
  if ('subject' in wish) parts.push(wish.subject)
  if ('days' in wish) parts.push(wish.days)
  if ('position' in wish) parts.push(wish.position)
  if ('topic' in wish) parts.push(wish.topic)
  if ('category' in wish && wish.category) parts.push(wish.category.name)
  if ('order' in wish && wish.order !== 'best') parts.push(wish.order)
  return parts.map(String).join(' · ')
}

test.each([
  ['¿Qué ver en Lima?', 'places · lima'],
  ['QUE PUEDO HACER EN BUENOS AIRES ESTE VERANO', 'places · buenos aires'],
  ['hola, ¿qué hay para ver en Perú, por favor?', 'places · peru'],
  ['los mejores lugares de Argentina', 'places · argentina'],
  ['mejor valorados', 'places · null'],
  ['los más populares de México', 'places · mexico · reviewed'],
  ['lugares nuevos', 'places · null · recent'],
  ['quiero viajar a Colombia', 'places · colombia'],
  ['musoes en Lmia', 'places · lmia · museos'],
  ['playas de Isla Mujeres', 'places · isla mujeres · playas'],
  ['qué ver en Isla de Pascua', 'places · isla de pascua'],
  ['dónde comer en Oaxaca', 'places · oaxaca · lugares para comer'],
  ['lugares cerca de la Alhambra', 'near · alhambra'],
  ['cataratas cerca de Puerto Iguazú', 'near · puerto iguazu · cataratas'],
  ['¿qué hay cerca?', 'near · null'],
  ['¿Cómo es Machu Picchu?', 'place · machu picchu'],
  ['vale la pena visitar el salar de Uyuni', 'place · salar de uyuni'],
  ['opiniones del Obelisco', 'place · obelisco'],
  ['¿cómo llego a la Alhambra?', 'place · alhambra'],
  ['cuéntame más', 'place · null'],
  ['plan de 3 días en Granada', 'plan · granada · 3'],
  ['itinerario para un fin de semana en Barcelona con niños', 'plan · barcelona · 2'],
  ['ruta por Andalucía de una semana', 'plan · andalucia · 7'],
  ['2 días en Lima', 'plan · lima · 2'],
  ['mejor 4 días', 'plan · null · 4'],
  ['¿y en Lima?', 'again · lima'],
  ['¿y museos?', 'again · null · museos'],
  ['el segundo', 'pick · 2'],
  ['cuéntame del tercero', 'pick · 3'],
  ['2', 'pick · 2'],
  ['y el último?', 'pick · -1'],
  ['dame más', 'more'],
  ['Sí, por favor', 'yes'],
  ['dale', 'yes'],
  ['¿cómo subo de nivel?', 'topic · points'],
  ['cuántos puntos da una reseña', 'topic · points'],
  ['cómo agrego un lugar', 'topic · addPlace'],
  ['como escribo una reseña', 'topic · review'],
  ['¿cómo creo un itinerario?', 'topic · itinerary'],
  ['¿eres un robot?', 'topic · who'],
  ['¡Hola!', 'topic · greeting'],
  ['muchas gracias', 'topic · thanks'],
  ['¿qué puedes hacer?', 'topic · help'],
  ['qué clima hace en Lima', 'topic · beyond'],
  ['lugares cerca de mí', 'topic · here'],
  ['Alhambra', 'subject · alhambra'],
])('«%s» means %s', (message, wish) => {
  expect(read(message)).toBe(wish)
})

test('a message of any length and script is read in no time', () => {
  const began = performance.now()
  for (const text of [
    'en '.repeat(660),
    'y '.repeat(990),
    'a'.repeat(2000),
    '¿'.repeat(2000),
    'que hay cerca de '.repeat(110),
    '三'.repeat(2000),
  ])
    expect(understand(text).intent).toBeTypeOf('string')
  expect(performance.now() - began).toBeLessThan(1000)
})
