import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { answerScore, holdsEach, sideOn, votes, weigh } from './judge.ts'

const said = (...sentences: string[]) =>
  sentences.map((sentence, index) => ({
    placeId: 'salar',
    reviewId: `review ${index}`,
    sentence,
    rating: 5,
    saidAt: new Date('2026-03-01'),
    aspects: aspectTags(sentence),
    hits: 0,
  }))

test('what is only named is no praise, though it is a reason to go', () => {
  const mentions = said('Pasamos la noche en un hotel de sal.', 'De noche se ven muchas estrellas.')
  expect(mentions.map((one) => sideOn(one, 'noche'))).toContain(1)
  expect(votes(mentions, 'noche')).toEqual({ pro: 0, contra: 0 })
})

test('praise and complaints count, one for each review', () => {
  const both = said(
    'Los baños están muy limpios.',
    'Los baños estaban sucios.',
    'No hay baños.',
    'Hay baños.',
  )
  expect(votes(both, 'baños')).toEqual({ pro: 1, contra: 2 })
})

test('weighed, praise counts more than a mention, a complaint more than both, and each review once', () => {
  const quiet = { aspect: 'baños', side: '+' } as const
  const weight = (...sentences: string[]) => weigh(said(...sentences), quiet) ?? Number.NaN
  expect(weight('Los baños están muy limpios.')).toBeGreaterThan(weight('Hay baños.'))
  expect(weight('Hay baños.')).toBeGreaterThan(0)
  expect(weight('Los baños estaban sucios.', 'Hay baños.')).toBeLessThan(0)
  const [one, two] = said('Hay baños.', 'Los baños estaban sucios.')
  const ofOneReview = [one, two].flatMap((each) => (each ? [{ ...each, reviewId: 'the same' }] : []))
  expect(weigh(ofOneReview, quiet)).toBeLessThan(weight('Los baños estaban sucios.', 'Hay baños.'))
  expect(weigh(said('Linda vista.'), quiet)).toBeNull()
})

test('who asks how much something is gets no sentence that tells no price', () => {
  const asked = { wishes: [{ aspect: 'precio', side: '' }], terms: [], forms: new Set(['howMuch']) } as const
  const score = (sentence: string) => {
    const [one] = said(sentence)
    return answerScore({ ...one, aspects: ['precio'] } as never, asked as never)
  }
  expect(score('A más de cuatro mil metros mascamos coca.')).toBe(0)
  for (const told of ['Diez solcitos el boleto.', 'Entramos por 30 la noche.', 'No se paga nada.'])
    expect(score(told)).toBeGreaterThan(0)
})

test('one thing is named in the singular and in the plural', () => {
  expect(holdsEach('Vimos un quetzal.', [['quetzales']])).toBe(true)
  expect(holdsEach('Vimos quetzales.', [['quetzal']])).toBe(true)
  expect(holdsEach('Vimos un tucán.', [['quetzales']])).toBe(false)
})
