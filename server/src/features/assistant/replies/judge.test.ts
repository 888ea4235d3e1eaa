import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { answerScore } from './judge.ts'
import { sideOn } from './sides.ts'
import { votes, weigh } from './weigh-opinions.ts'
import { holdsOne, isCalledAfter } from './words-held.ts'

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

test('a description yields to reviewers unless a fact is asked for', () => {
  const [one] = said('La altura se siente.')
  if (!one) throw new Error('No sentence.')
  const lost = (forms: ReadonlySet<'howMuch' | 'leave'>) => {
    const question = { wishes: [{ aspect: 'altura', side: '' }] as const, terms: [], forms }
    const asked = { ...question, wishes: [...question.wishes] }
    return answerScore(one, asked) - answerScore({ ...one, reviewId: null }, asked)
  }
  expect(lost(new Set())).toBeGreaterThan(lost(new Set(['howMuch'])))
  expect(lost(new Set(['howMuch']))).toBeGreaterThanOrEqual(0)
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

test('a question about the season gets only sentences that tell of one', () => {
  const question = {
    ...nothing,
    wishes: [
      { aspect: 'época', side: '' as const },
      { aspect: 'naturaleza', side: '+' as const },
    ],
    forms: new Set(['when'] as const),
  }
  const [bloom, trees] = said('La flor dura diez días a finales de marzo.', 'Cerezos en bancales.')
  expect(bloom && answerScore(bloom, question)).toBeGreaterThan(0)
  expect(trees && answerScore(trees, question)).toBe(0)
})

test('a question for a number prefers sentences with one', () => {
  const question = { ...nothing, terms: ['pozas'], forms: new Set(['howMany'] as const) }
  const score = (sentence: string) => answerScore({ ...one(sentence), hits: 1 }, question)
  expect(score('Hay veinticinco pozas.')).toBeGreaterThan(score('Las pozas son verdes.') + 0.5)
})

test('cold water is told of where the water is mentioned; cold air is not', () => {
  const question = {
    ...nothing,
    wishes: [{ aspect: 'temperatura del agua', side: '' as const }],
    forms: new Set<never>(),
  }
  const [water, air] = said('El agua es transparente, pero helada.', 'De noche hace frío.')
  expect(water && answerScore(water, question)).toBeGreaterThan(0)
  expect(air && answerScore(air, question)).toBe(0)
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
