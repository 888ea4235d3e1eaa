import { expect, test } from 'vitest'
import { withoutVocatives } from './vocatives.ts'

test.each([
  ['el boleto cuanto es causa, y por cuantos dias vale', 'el boleto cuanto es, y por cuantos dias vale'],
  ['oye causa, cuanto cuesta la torre', 'oye cuanto cuesta la torre'],
  ['parce, donde como barato', 'donde como barato'],
  ['hola amigos que hay en Cusco', 'hola que hay en Cusco'],
  ['sitio para merendar en la hierba en coruña, tios', 'sitio para merendar en la hierba en coruña'],
  ['está lejos, mi llave?', 'está lejos?'],
  ['chuta, y el teleférico?', 'y el teleférico?'],
  ['uy ok ¿y el museo?', '¿y el museo?'],
  ['genial! y para comer', 'y para comer'],
])('%s', (message, rest) => {
  expect(withoutVocatives(message)).toBe(rest)
})

test.each([
  'dónde comer causa',
  'un lugar para ir con mi tía',
  'somos dos hermanos y un primo',
  'chicas que viajan solas en Lima',
  'hay causa?',
  'vamos tres amigos',
  'vale la pena el museo',
  'ay baños?',
  'chuta',
])('who comes along and what is eaten stay: %s', (message) => {
  expect(withoutVocatives(message)).toBe(message)
})
