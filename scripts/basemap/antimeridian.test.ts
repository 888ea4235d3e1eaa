import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { cutLine, cutPolygon } from './antimeridian.ts'
import { clipPolygon, signedArea } from './half-plane.ts'

const areaOf = (polygon: Position[][]) =>
  Math.abs(polygon.reduce((sum, ring) => sum + signedArea(ring), 0)) / 2

const longitudes = (polygon: Position[][]) => polygon.flat().map(([longitude = 0]) => longitude)

describe('a polygon on the sphere', () => {
  it('is unchanged when it does not reach the antimeridian', () => {
    const spain = [
      [-9, 36],
      [-9, 43],
      [3, 43],
      [3, 36],
      [-9, 36],
    ]
    expect(cutPolygon([spain])).toEqual([[spain]])
  })

  it('is cut in two where it crosses', () => {
    const parts = cutPolygon([
      [
        [178, -18],
        [178, -16],
        [-179, -16],
        [-179, -18],
        [178, -18],
      ],
    ])
    expect(parts.map(areaOf).sort()).toEqual([2, 4])
    for (const part of parts) {
      expect(Math.max(...longitudes(part)) - Math.min(...longitudes(part))).toBeLessThan(3)
      expect(longitudes(part).every((longitude) => Math.abs(longitude) <= 180)).toBe(true)
    }
  })

  it('keeps a lake on its side', () => {
    const shore = [
      [170, -10],
      [170, 10],
      [-170, 10],
      [-170, -10],
      [170, -10],
    ]
    const lake = [
      [-176, -1],
      [-174, -1],
      [-174, 1],
      [-176, 1],
      [-176, -1],
    ]
    const parts = cutPolygon([shore, lake])
    expect(parts.map((part) => part.length).sort()).toEqual([1, 2])
    expect(parts.map(areaOf).sort()).toEqual([196, 200])
  })

  it('that goes round the pole is closed along it', () => {
    const coast = [
      [-180, -70],
      [-90, -65],
      [0, -70],
      [90, -65],
      [180, -70],
    ]
    const [antarctica = [], ...rest] = cutPolygon([[...coast]])
    expect(rest).toEqual([])
    expect(antarctica.flat()).toContainEqual([180, -90])
    expect(areaOf(antarctica)).toBe(360 * 22.5)
  })
})

it('a polygon with two arms across the cut becomes separate pieces, without a bridge between them', () => {
  const fork = [
    [-5, 0],
    [5, 0],
    [5, 2],
    [-3, 2],
    [-3, 4],
    [5, 4],
    [5, 6],
    [-5, 6],
    [-5, 0],
  ]
  const arms = clipPolygon([fork], 0, 10)
  expect(arms).toHaveLength(2)
  expect(arms.map(areaOf)).toEqual([10, 10])
})

it('a line is cut where it crosses', () => {
  expect(
    cutLine([
      [179, 0],
      [-179, 2],
    ]),
  ).toEqual([
    [
      [179, 0],
      [180, 1],
    ],
    [
      [-180, 1],
      [-179, 2],
    ],
  ])
})
