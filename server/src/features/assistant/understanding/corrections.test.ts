import { expect, test } from 'vitest'
import { correctedTo } from './corrections.ts'

test.each([
  ['perdona, quería decir el casino', 'el casino'],
  ['ay no, me equivoqué, la casa de la trova', 'la casa de la trova'],
  ['digo, en la piedra de agua', 'en la piedra de agua'],
  ['sorry, I meant Bom Jesus', 'Bom Jesus'],
  ['scusa, volevo dire il Real Casino', 'il Real Casino'],
  ['pardon, je voulais dire la cathédrale', 'la cathédrale'],
  ['no, mejor Murcia', 'Murcia'],
  ['perdón, quise decir Camagüey, estaba mirando dos viajes a la vez', 'Camagüey'],
])('%s corrects the message before', (message, meant) => {
  expect(correctedTo(message)).toBe(meant)
})

test.each(['no quiero playas', 'no', 'perdón', '¿y el casino?', 'dónde comer en Murcia'])(
  '%s corrects nothing',
  (message) => {
    expect(correctedTo(message)).toBeNull()
  },
)
