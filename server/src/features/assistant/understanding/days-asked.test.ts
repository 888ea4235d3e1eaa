import { expect, test } from 'vitest'
import { daysAsked } from './days-asked.ts'

test.each([
  ['no son ni una semana me quedan dos diitas en la paz', 2],
  ['dos dias digo no espera son tres dias', 3],
  ['perdon por la molestia busco un plan de dos dias', 2],
  ['tengo 48 horas en la habana', 2],
  ['72 horas en quito', 3],
  ['hay algo abierto 24 horas en quito', null],
  ['llego el viernes en la manana a salta y me regreso el domingo en la noche', 3],
  ['vamos de jueves a domingo', 4],
  ['estoy desde el sabado hasta el lunes', 3],
  ['abre de martes a domingo', null],
  ['viernes sabado y domingo en salta armame el plan', 3],
  ['abren sabado y domingo', null],
  ['llego a cali el viernes tarde asi que cuenten solo sabado y domingo', 2],
  ['ruta de un domingo en montevideo', 1],
  ['tengo el dia de manana entero', 1],
  ['abierto el domingo', null],
  ['par de dias en manizales sin gastar', 2],
  ['me toca esperar en loja todo el martes hasta el bus', 1],
  ['me toca esperar el bus', null],
  ['manana bajo del crucero en alicante tempranito y zarpamos a la noche que vemos', 1],
  ['bucaramanga sabado domingo y el lunes que es festivo', 3],
  ['abren sabado domingo y lunes', null],
  ['hoy y manana estamos en bilbao que ruta hacemos', 2],
  ['oggi e domani siamo a lecce un plan', 2],
  ['abren hoy y manana', null],
  ['escapada a ronda sabado y domingo', 2],
  ['sabado y domingo en ronda como nos organizamos', 2],
])('the number of days: %s', (text, days) => {
  expect(daysAsked(text)).toBe(days)
})

test.each([
  ['museos para un dia de lluvia en bilbao', null],
  ['donde voy un dia feriado', null],
  ['plan para un dia de lluvia en bilbao', 1],
  ['un dia en bilbao', 1],
])('what a day is like is no length of a plan: %s', (text, days) => {
  expect(daysAsked(text)).toBe(days)
})
