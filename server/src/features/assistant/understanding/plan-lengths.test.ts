import { expect, test } from 'vitest'
import { fold } from '../../maps/public.ts'
import { daysAsked } from './days-asked.ts'
import { lengthChange, newLength } from './plan-lengths.ts'

test.each([
  ['estírenlo un día más porfa', 1],
  ['y si me quedo dos días más?', 2],
  ['add another day please', 1],
  ['y si le sumamos otro?', 1],
  ['et si on reste un jour de plus ?', 1],
  ['e se restiamo un giorno in più?', 1],
  ['recórtale un día', -1],
  ['sácale uno, me adelantaron el vuelo', -1],
  ['un diíta menos', -1],
  ['one day less', -1],
  ['quita un día de playa', 0],
  ['3 días más o menos', 0],
  ['cámbialo a dos días', 0],
])('«%s» changes a plan by %i days', (text, change) => {
  expect(lengthChange(fold(text))).toBe(change)
})

test.each([
  ['mejor que sean tres, nos dieron libre el lunes', 3],
  ['hazlo de 4', 4],
  ['que sea solo uno', 1],
  ['ay no, ahora resulta que nomás alcanzan dos', 2],
  ['me cancelaron el vuelo, ahora son 4', 4],
  ['pensándolo bien con dos basta', 2],
  ['make it three', 3],
  ['can we do four instead?', 4],
  ['na verdade só temos dois', 2],
  ['facciamo tre', 3],
  ['finalement trois jours', 3],
  ['y para 4 personas?', null],
  ['el museo abre a las 9', null],
  ['quiero un café', null],
])('«%s» makes a plan of %o days', (message, days) => {
  expect(newLength(message)).toBe(days)
})

test.each([
  ['tengo una sola jornada en ayacucho antes de tomar el bus de la noche', 1],
  ['two lazy days in granada for a couple', 2],
  ['ho solo una giornata a girona', 1],
  ['un par de dias en quito', 2],
  ['estoy de paso por ayacucho que hago', 1],
  ['tengo 8 horas de escala en bergamo', 1],
  ['2 adultos 3 dias en lima', 3],
  ['dos museos al dia', null],
])('«%s» asks for %o days', (text, days) => {
  expect(daysAsked(text)).toBe(days)
})
