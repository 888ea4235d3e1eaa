import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'
import { named } from './names.ts'

/** The kind in Protomaps' schema and the zoom from which it is drawn. */
const HIGHWAYS: Record<string, [kind: string, minzoom: number]> = {
  motorway: ['highway', 4],
  trunk: ['major_road', 6],
  primary: ['major_road', 8],
  secondary: ['major_road', 9],
  tertiary: ['major_road', 10],
  residential: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  busway: ['minor_road', 13],
  raceway: ['other', 13],
  service: ['minor_road', 13],
  pedestrian: ['path', 12],
  footway: ['path', 13],
  path: ['path', 12],
  track: ['path', 12],
  cycleway: ['path', 13],
  bridleway: ['path', 13],
  steps: ['path', 13],
  corridor: ['path', 14],
}
const RAILS: Record<string, number> = {
  rail: 8,
  narrow_gauge: 9,
  light_rail: 10,
  subway: 12,
  tram: 12,
  monorail: 12,
  funicular: 12,
  miniature: 14,
  preserved: 10,
}
const AERIALWAYS = new Set([
  'cable_car',
  'gondola',
  'mixed_lift',
  'chair_lift',
  'funicular',
  'drag_lift',
  't-bar',
  'platter',
])
const AEROWAYS: Record<string, number> = { runway: 10, taxiway: 12 }

const passage = (tags: Tags): Record<string, number> => {
  const isOn = (key: string) => tags.has(key) && tags.get(key) !== 'no'
  return { ...(isOn('bridge') && { is_bridge: 1 }), ...(isOn('tunnel') && { is_tunnel: 1 }) }
}

const onRails = (tags: Tags): Drawn | null => {
  const rail = tags.get('railway') ?? ''
  const minzoom = RAILS[rail]
  if (minzoom === undefined) return null
  const isSiding = tags.has('service')
  return {
    layer: 'roads',
    minzoom: isSiding ? Math.max(minzoom, 13) : minzoom,
    properties: {
      kind: 'rail',
      kind_detail: rail,
      ...(isSiding && { service: 'yard' }),
      ...passage(tags),
      ...named(tags),
    },
  }
}

/** Returns how a road, path, railway, lift, ferry or runway is drawn; null for every other line. */
export const drawnRoad = (tags: Tags): Drawn | null => {
  const highway = tags.get('highway') ?? ''
  const detail = highway.replace(/_link$/, '')
  const known = HIGHWAYS[detail]
  if (known) {
    const [kind, minzoom] = known
    const isLink = detail !== highway
    const isAlley = tags.has('service') && detail === 'service'
    const oneway = tags.get('oneway') ?? ''
    return {
      layer: 'roads',
      minzoom: isLink ? Math.max(minzoom, 10) : isAlley ? 14 : minzoom,
      properties: {
        kind,
        kind_detail: detail,
        ...(isLink && { is_link: 1 }),
        ...(isAlley && { service: tags.get('service') ?? '' }),
        ...(['yes', '1', 'true', '-1'].includes(oneway) &&
          kind !== 'path' && { oneway: oneway === '-1' ? -1 : 1 }),
        ...(tags.has('ref') && kind !== 'path' && { ref: tags.get('ref') ?? '' }),
        ...passage(tags),
        ...named(tags),
      },
    }
  }
  if (tags.has('railway')) return onRails(tags)
  if (tags.get('route') === 'ferry')
    return { layer: 'roads', minzoom: 9, properties: { kind: 'ferry', kind_detail: 'ferry', ...named(tags) } }
  const lift = tags.get('aerialway') ?? ''
  if (AERIALWAYS.has(lift))
    return {
      layer: 'roads',
      minzoom: 12,
      properties: { kind: 'aerialway', kind_detail: lift, ...named(tags) },
    }
  const aeroway = tags.get('aeroway') ?? ''
  const runway = AEROWAYS[aeroway]
  if (runway !== undefined)
    return { layer: 'roads', minzoom: runway, properties: { kind: 'aeroway', kind_detail: aeroway } }
  return null
}
