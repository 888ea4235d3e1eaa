import { addressOf } from '../features/addresses.ts'
import { drawnPlace } from '../features/places.ts'
import { drawnPoi, poiOf } from '../features/pois.ts'
import { xOf, yOf } from '../geometry/world.ts'
import type { Tags } from '../osm/block.ts'
import { recordsOf } from '../search/records-of.ts'
import type { Outlet } from './outlet.ts'

/**
 * Emits what is at a point, or at an area's inner point: its pin, name and house number. `part` tells apart several of one
 * element.
 */
export const readPoint = (
  out: Outlet,
  source: { type: 'N' | 'W' | 'R'; id: number; tags: Tags; part?: number },
  latitude: number,
  longitude: number,
): void => {
  const { type, id, tags, part } = source
  const poi = poiOf(tags)
  const place = drawnPlace(tags)
  const address = addressOf(tags)
  if (!poi && !place && !address) return
  const parts = [Int32Array.of(xOf(longitude / 1e7), yOf(latitude / 1e7))]
  if (place) {
    out.count(`place.${place.properties.kind_detail}`)
    out.draw(type, id, 1, place, 1, parts)
  }
  if (poi) {
    out.count(`poi.${poi.kind}`)
    out.draw(type, id, 2, drawnPoi(tags, poi), 1, parts)
  }
  if (address) {
    out.count('address')
    const properties = { kind: 'address', addr_housenumber: address.number.slice(0, 12) }
    out.draw(type, id, 3, { layer: 'buildings', minzoom: 14, properties }, 1, parts)
  }
  out.find(
    recordsOf(part === undefined ? `${type}${id}` : `${type}${id}.${part}`, tags, poi, latitude, longitude),
  )
}
