import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { sideOn, votes } from './judge.ts'

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
