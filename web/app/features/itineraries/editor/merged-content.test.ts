import { describe, expect, test } from 'vitest'
import { lines, stops } from '../testing/stops.ts'
import { mergedContent } from './merged-content.ts'

const of = (name: string, ...wanted: string[]) => ({ name, stops: stops(...wanted) })
const from = of('Norte', '1 a', '1 b', '2 c', '2 d')
const merged = (mine: ReturnType<typeof of>, onto: ReturnType<typeof of>) => {
  const { name, stops: list } = mergedContent(from, mine, onto)
  return [name, ...lines(list)]
}

describe('what two made of an itinerary at the same time', () => {
  test('is what either made while the other did nothing', () => {
    const changed = of('Sur', '1 b', '1 x', '2 c', '3 d')
    const same = ['Sur', '1 b', '1 x', '2 c', '3 d']
    expect(merged(changed, from)).toEqual(same)
    expect(merged(from, changed)).toEqual(same)
    expect(merged(changed, changed)).toEqual(same)
  })
  test('has the places of both, each behind the one it was put behind', () => {
    expect(
      merged(of('Norte', '1 a', '1 x', '1 b', '2 c', '2 d'), of('Sur', '1 a', '1 b', '2 c', '2 y', '2 d')),
    ).toEqual(['Sur', '1 a', '1 x', '1 b', '2 c', '2 y', '2 d'])
  })
  test('lacks the places that either took out, also where the other moved them', () => {
    expect(merged(of('Norte', '1 a', '1 b', '2 d'), of('Norte', '1 b', '2 d', '2 c'))).toEqual([
      'Norte',
      '1 b',
      '2 d',
    ])
    expect(merged(of('Norte', '1 b', '2 c', '2 d', '3 a'), of('Norte', '1 b', '2 c', '2 d'))).toEqual([
      'Norte',
      '1 b',
      '2 c',
      '2 d',
    ])
  })
  test('follows one’s own hand where both moved the same place, and nowhere else', () => {
    expect(merged(of('Norte', '1 b', '2 c', '2 d', '3 a'), of('Norte', '1 b', '1 c', '2 d', '2 a'))).toEqual([
      'Norte',
      '1 b',
      '1 c',
      '2 d',
      '3 a',
    ])
  })
  test('has a place once that both brought in, where the other put it', () => {
    expect(
      merged(of('Norte', '1 x', '1 a', '1 b', '2 c', '2 d'), of('Norte', '1 a', '1 b', '2 c', '2 d', '4 x')),
    ).toEqual(['Norte', '1 a', '1 b', '2 c', '2 d', '4 x'])
  })
})
