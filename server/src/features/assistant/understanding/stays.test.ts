import { expect, test } from 'vitest'
import { stayIn } from './stays.ts'

test.each([
  ['llego el viernes tempranito y me devuelvo el domingo en la noche', 3],
  ['llego a salta el jueves y me voy el domingo que hago', 4],
  ['caigo el miercoles a la manana y me rajo el viernes a la noche', 3],
  ['voy a braga de jueves a sabado', 3],
  ['i arrive in salta on friday morning and leave monday night', 4],
  ['chego em braga na sexta e volto no domingo', 3],
  ['j arrive a salta jeudi et je repars samedi', 3],
  ['arrivo a murcia venerdi e riparto domenica', 3],
  ['estare en murcia del 3 al 6 de mayo', 4],
  ['llegamos a valdivia el 10 y nos vamos el 12', 3],
  ['del 30 de abril al 2 de mayo', 3],
  ['salgo de bilbao el sabado tempranito y el domingo por la noche vuelvo', 2],
  ['from the 3rd to the 6th', 4],
])('%s stays %i days', (text, days) => {
  expect(stayIn(text)).toBe(days)
})

test.each([
  'abre de lunes a viernes',
  'sube del 3 al 6 euros',
  'el bus 12 o el 14 de la tarde',
  'los sabados hay musica y los domingos tambien',
  'cierran el lunes',
  'llego el viernes',
])('%s names no stay', (text) => {
  expect(stayIn(text)).toBeNull()
})
