import { useEffect, useRef, useState } from 'react'
import { type Coordinates, regionsOf } from '../map-source.ts'
import { useMapSource } from '../map-source-query.ts'
import type { DrawnMap, MapWish } from './draw-map.ts'
import type { Size } from './view.ts'

const FAILED = 'failed'

export interface DrawnMapState {
  map: DrawnMap | undefined
  hasFailed: boolean
  retry: () => void
}

const draw = async (wish: MapWish) => (await import('./draw-map.ts')).drawMap(wish)

/**
 * One drawn map for each of these sets of points. It always uses this server's built-in map, whichever provider draws the maps on
 * the screen.
 */
export const useDrawnMaps = (
  ways: readonly (readonly Coordinates[])[],
  size: Size,
): readonly DrawnMapState[] => {
  const { source, failure } = useMapSource()
  const isKnown = source !== null || failure !== null
  const regions = regionsOf(source)
  const begun = useRef(new Set<string>())
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnMap | typeof FAILED>>(new Map())
  const wishes = ways.map((way): MapWish & { name: string } => {
    const spots = way.map(({ latitude, longitude }) => ({ latitude, longitude }))
    return { spots, size, regions, name: JSON.stringify([size, spots]) }
  })
  const begin = (wish: MapWish & { name: string }) => {
    begun.current.add(wish.name)
    const end = (map: DrawnMap | typeof FAILED) => setDrawn((before) => new Map(before).set(wish.name, map))
    void draw(wish).then(end, () => end(FAILED))
  }
  useEffect(() => {
    if (!isKnown) return
    for (const wish of wishes) if (!begun.current.has(wish.name)) begin(wish)
  })
  return wishes.map((wish) => {
    const found = drawn.get(wish.name)
    return {
      map: found === FAILED ? undefined : found,
      hasFailed: found === FAILED,
      retry: () => {
        setDrawn((before) => new Map([...before].filter(([name]) => name !== wish.name)))
        begin(wish)
      },
    }
  })
}
