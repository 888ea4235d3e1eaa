import { expect, test } from 'vitest'
import { wishesOf } from './wishes.ts'

const wishesIn = (question: string) => {
  const words = question.split(' ')
  return wishesOf(words, words, 'es', new Set()).wishes.map(({ aspect }) => aspect)
}

test.each([
  ['es peligroso el centro de noche', ['seguridad']],
  ['que tal la noche', ['noche']],
])('the night is when something is dangerous, and no wish to go out: %s', (question, aspects) => {
  expect(wishesIn(question)).toEqual(aspects)
})

const read = (question: string) => {
  const words = question.split(' ')
  const { wishes, specific, avoided } = wishesOf(words, words, 'es', new Set())
  return { sides: wishes.map(({ aspect, side }) => `${aspect}${side}`), specific, avoided: avoided.flat() }
}

test.each([
  ['que no sea un lugar caro', 'precio+'],
  ['un museo sin cola', 'gente+'],
  ['que no este lleno', 'gente+'],
  ['donde no haya viento', 'frío+'],
  ['sitios sin mosquitos', 'mosquitos+'],
  ['un cafe sin musica', 'música-'],
])('a negation in a wish turns it: %s', (question, side) => {
  expect(read(question).sides).toContain(side)
})

test('a thing that should not be there is avoided, and not looked for', () => {
  const { specific, avoided } = read('playa sin olas')
  expect(specific).toEqual([])
  expect(avoided).toContain('olas')
})

test('the people of a ruin are something specific', () => {
  expect(read('ruinas incas').specific.flat()).toContain('inca')
})

test.each([
  ['tiene estacionamiento vamos en auto', ['estacionamiento']],
  ['hay estacionamiento y como se llega', ['estacionamiento', 'llegar']],
])('who comes by car asks where to leave it, and not for the way: %s', (question, aspects) => {
  expect(wishesIn(question).toSorted()).toEqual(aspects)
})

test.each([
  ['anuncian lluvia el sabado donde vamos', []],
  ['donde cierran los domingos', ['horario']],
])('the day of a visit is no wish to know the hours: %s', (question, aspects) => {
  expect(wishesIn(question).filter((aspect) => aspect === 'horario')).toEqual(aspects)
})

test.each([
  ['ando sin lana que hago', 'precio+'],
  ['estoy misio algo bonito', 'precio+'],
  ['me derrito donde me meto', 'calor+'],
])('who tells of a want wishes for its remedy: %s', (question, side) => {
  expect(read(question).sides).toContain(side)
})

test.each([
  ['donde hacen limpias es para mi mama', ['curanderos']],
  ['donde hacen limpias voy con mi mama', ['curanderos', 'mayores']],
])('for whom somebody asks is no wish, but who comes along is one: %s', (question, aspects) => {
  expect(wishesIn(question).toSorted()).toEqual(aspects)
})
