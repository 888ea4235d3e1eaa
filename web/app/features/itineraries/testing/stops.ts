import type { Stop } from '../stop.ts'

/** A stop for tests; `at` is its latitude in degrees, its longitude is 0. */
export const stop = (id: string, date: string, at = 0): Stop => ({
  place: {
    id,
    name: `Mirador ${id}`,
    address: 'Camino Real 1',
    city: null,
    image: null,
    latitude: at,
    longitude: 0,
    isClosed: false,
  },
  date,
})

/** Builds stops from lines like `['1 a', '1 b', '2 c']`: the day of November 2026 and the id. */
export const stops = (...lines: string[]): Stop[] =>
  lines.map((line) => {
    const [day = '', id = ''] = line.split(' ')
    return stop(id, `2026-11-${day.padStart(2, '0')}`)
  })

export const lines = (list: readonly Stop[]): string[] =>
  list.map(({ place, date }) => `${Number(date.slice(-2))} ${place.id}`)
