import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { answerScore, holdsOne, isCalledAfter, sideOn, votes, weigh } from './judge.ts'

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

test('mere mentions are no praise, though a reason to go', () => {
  const mentions = said('Pasamos la noche en un hotel de sal.', 'De noche se ven muchas estrellas.')
  expect(mentions.map((one) => sideOn(one, 'noche'))).toContain(1)
  expect(votes(mentions, 'noche')).toEqual({ pro: 0, contra: 0 })
})

test('praise and complaints count once per review', () => {
  const both = said(
    'Los baños están muy limpios.',
    'Los baños estaban sucios.',
    'No hay baños.',
    'Hay baños.',
  )
  expect(votes(both, 'baños')).toEqual({ pro: 1, contra: 2 })
})

test('praise weighs more than a mention, a complaint more than both, each review once', () => {
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

test('questions about the price get no sentence without a price', () => {
  const asked = { wishes: [{ aspect: 'precio', side: '' }], terms: [], forms: new Set(['howMuch']) } as const
  const score = (sentence: string) => {
    const [one] = said(sentence)
    return answerScore({ ...one, aspects: ['precio'] } as never, asked as never)
  }
  expect(score('A más de cuatro mil metros mascamos coca.')).toBe(0)
  for (const told of ['Diez solcitos el boleto.', 'Entramos por 30 la noche.', 'No se paga nada.'])
    expect(score(told)).toBeGreaterThan(0)
})

test('one thing is matched in the singular and in the plural', () => {
  expect(holdsOne('Vimos un quetzal.', ['quetzales'])).toBe(true)
  expect(holdsOne('Vimos quetzales.', ['quetzal'])).toBe(true)
  expect(holdsOne('Vimos un tucán.', ['quetzales'])).toBe(false)
})

const one = (sentence: string) => ({
  placeId: 'salar',
  reviewId: 'review',
  sentence,
  rating: 5,
  saidAt: new Date('2026-03-01'),
  aspects: [] as string[],
  hits: 0,
})
const nothing = { wishes: [], terms: [], literal: [] }
test('opening hours are not answered by when somebody was there', () => {
  const question = { ...nothing, wishes: [{ aspect: 'horario', side: '' as const }], literal: ['cierra'] }
  const of = (sentence: string) =>
    answerScore({ ...one(sentence), aspects: ['horario'] }, { ...question, forms: new Set(['whatTime']) })
  expect(of('Fuimos a las diez de la mañana.')).toBe(0)
  expect(of('Cierran a las seis.')).toBeGreaterThan(0)
  expect(of('Subimos al cerro a las diez.')).toBe(0)
})

test('what is allowed is answered by sentences that say so, whatever else they mention', () => {
  const question = { ...nothing, literal: ['subir'], forms: new Set(['leave'] as const) }
  expect(answerScore(one('No se puede subir desde hace años.'), question)).toBeGreaterThan(2)
  expect(answerScore(one('Subir cansa.'), question)).toBe(0)
})

test('waiting times do not answer how long it takes', () => {
  const question = {
    ...nothing,
    wishes: [{ aspect: 'duración', side: '' as const }],
    forms: new Set(['howLong'] as const),
  }
  const visit = { ...one('Se recorre en dos horas.'), aspects: ['duración'] }
  const wait = { ...one('Esperamos dos horas.'), aspects: ['duración', 'gente', 'gente-'] }
  expect(answerScore(visit, question)).toBeGreaterThan(answerScore(wait, question))
})

test("a diminutive matches its word, and a place's name may contain it", () => {
  expect(holdsOne('Se sueltan tortuguitas al anochecer.', ['tortuga'])).toBe(true)
  expect(isCalledAfter('Heladería Los Cocuyos', ['helado'])).toBe(true)
  expect(isCalledAfter('Museo del Hielo', ['helado'])).toBe(false)
})
