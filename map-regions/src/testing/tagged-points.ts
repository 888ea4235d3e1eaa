import { closeSync, openSync, statSync } from 'node:fs'
import { findBlobs, readBlob } from '../osm/blobs.ts'
import { readBlock } from '../osm/block.ts'

export interface TaggedPoint {
  name: string
  latitude: number
  longitude: number
}

const KEYS = ['amenity', 'shop', 'tourism']
/** Guideposts and boards are not searched. */
const isSearched = (tags: Map<string, string>) =>
  !['guidepost', 'board', 'map'].includes(tags.get('information') ?? '')

/**
 * Returns the named amenities, shops and sights, and the addresses, that are points of an extract, in its order. Reads the file
 * without any of the import's own steps.
 */
export const taggedPoints = (file: string): { pois: TaggedPoint[]; addresses: TaggedPoint[] } => {
  const [pois, addresses]: TaggedPoint[][] = [[], []]
  const descriptor = openSync(file, 'r')
  for (const blob of findBlobs(file, statSync(file).size).slice(1))
    readBlock(readBlob(descriptor, file, blob), {
      node: (_id, latitude, longitude, tags) => {
        if (!tags) return
        const at = { latitude: latitude / 1e7, longitude: longitude / 1e7 }
        const name = tags.get('name:es') ?? tags.get('name')
        const [street, number] = [tags.get('addr:street'), tags.get('addr:housenumber')]
        if (name && KEYS.some((key) => tags.has(key)) && isSearched(tags)) pois?.push({ name, ...at })
        else if (street && number) addresses?.push({ name: `${street} ${number}`, ...at })
      },
      way: () => {},
      relation: () => {},
    })
  closeSync(descriptor)
  return { pois: pois ?? [], addresses: addresses ?? [] }
}
