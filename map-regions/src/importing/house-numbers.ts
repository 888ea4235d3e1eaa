import { addressOf } from '../features/addresses.ts'
import { readBlock, type Tags } from '../osm/block.ts'
import { indexInSorted } from '../osm/sorted-ids.ts'
import type { Outlet } from './outlet.ts'
import { readPoint } from './read-points.ts'

/**
 * Lines on whose nodes some house numbers stand, and along which the others follow:
 * https://wiki.openstreetmap.org/wiki/Addresses#Interpolation
 */
export interface NumberedLine {
  id: number
  tags: Tags
  nodes: number[]
  places: number[]
}
export interface House {
  id: number
  tags: Tags
}

/** More houses between two corners are a slip of the pen. */
const MOST_HOUSES = 200

/** Returns a block's nodes that are wanted and have a house number. */
export const findHouses = (bytes: Uint8Array, wanted: Float64Array): House[] => {
  const houses: House[] = []
  readBlock(bytes, {
    node: (id, _latitude, _longitude, tags) => {
      if (tags?.has('addr:housenumber') && indexInSorted(wanted, id) >= 0) houses.push({ id, tags })
    },
  })
  return houses
}

const stepOf = (how: string): number => {
  if (how === 'even' || how === 'odd') return 2
  if (how === 'all') return 1
  return /^[1-9]\d?$/.test(how) ? Number(how) : 0
}

/** Returns the numbers from one to another, both included; null when the line's rule does not lead there. */
const numbersBetween = (how: string, from: string, to: string): number[] | null => {
  const step = stepOf(how)
  if (step === 0 || !/^\d{1,5}$/.test(from) || !/^\d{1,5}$/.test(to)) return null
  const [first, last] = [Number(from), Number(to)]
  const count = Math.abs(last - first) / step
  if (!Number.isInteger(count) || count > MOST_HOUSES) return null
  if ((how === 'even' && first % 2 !== 0) || (how === 'odd' && first % 2 === 0)) return null
  return Array.from({ length: count + 1 }, (_, index) => first + Math.sign(last - first) * index * step)
}

/** Returns points that divide a line evenly, its ends included. */
const pointsAlong = (places: number[], count: number): [latitude: number, longitude: number][] => {
  const narrow = Math.cos((((places[0] as number) / 1e7) * Math.PI) / 180)
  const lengths = [0]
  for (let at = 2; at < places.length; at += 2) {
    const north = (places[at] as number) - (places[at - 2] as number)
    const east = ((places[at + 1] as number) - (places[at - 1] as number)) * narrow
    lengths.push((lengths.at(-1) as number) + Math.hypot(north, east))
  }
  const whole = lengths.at(-1) as number
  let segment = 1
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / Math.max(1, count - 1)
    while (segment < lengths.length - 1 && (lengths[segment] as number) < wanted) segment++
    const [before, after] = [lengths[segment - 1] as number, lengths[segment] as number]
    const share = after === before ? 0 : Math.min(1, (wanted - before) / (after - before))
    const at = segment * 2
    const between = (offset: number) => {
      const from = places[at - 2 + offset] as number
      return Math.round(from + ((places[at + offset] as number) - from) * share)
    }
    return [between(0), between(1)]
  })
}

const PARTS = ['addr:street', 'addr:place', 'addr:city', 'addr:postcode']

/** Returns what all houses of a segment have in common: what the line says, else its ends. */
const commonTags = (tags: Tags[]): Tags => {
  const common: Tags = new Map()
  for (const key of PARTS) {
    const value = tags.flatMap((one) => one.get(key) ?? [])[0]
    if (value !== undefined) common.set(key, value)
  }
  return common
}

/** Emits the houses between those that have numbers of their own, and these when only the line says their street. */
export const numberHouses = (lines: NumberedLine[], houses: House[], out: Outlet): void => {
  const known = new Map(houses.map(({ id, tags }) => [id, tags]))
  for (const { id, tags, nodes, places } of lines) {
    const how = tags.get('addr:interpolation') ?? ''
    const done = new Set<number>()
    const corners = nodes.flatMap((node, index) => (known.has(node) ? [index] : []))
    if (corners.length < 2) out.count('skipped.numbers')
    for (let corner = 1; corner < corners.length; corner++) {
      const [from, to] = [corners[corner - 1] as number, corners[corner] as number]
      const ends = [from, to].map((index) => known.get(nodes[index] as number) ?? new Map()) as [Tags, Tags]
      const [first = '', last = ''] = ends.map((end) => end.get('addr:housenumber'))
      const numbers = numbersBetween(how, first, last)
      if (!numbers) {
        out.count('skipped.numbers')
        continue
      }
      const common = commonTags([tags, ...ends])
      const points = pointsAlong(places.slice(from * 2, to * 2 + 2), numbers.length)
      numbers.forEach((number, index) => {
        const end = index === 0 ? ends[0] : index === numbers.length - 1 ? ends[1] : null
        if ((end && addressOf(end)) || done.has(number)) return
        done.add(number)
        const house: Tags = new Map([...common, ['addr:housenumber', String(number)]])
        const [latitude, longitude] = points[index] as [number, number]
        readPoint(out, { type: 'W', id, tags: house, part: number }, latitude, longitude)
      })
    }
  }
}
