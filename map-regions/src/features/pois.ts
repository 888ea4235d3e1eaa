import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'
import { named, nameOf } from './names.ts'
import { presetOf } from './presets.ts'

/** The keys that make something a place to visit, in order of preference for its kind. */
const MAIN_KEYS = [
  'tourism',
  'historic',
  'amenity',
  'shop',
  'leisure',
  'healthcare',
  'office',
  'craft',
  'railway',
  'aeroway',
  'aerialway',
  'natural',
  'waterway',
  'man_made',
  'highway',
  'public_transport',
  'club',
  'emergency',
]
/** For these keys, only these values are places. */
const ONLY: Record<string, Set<string>> = {
  railway: new Set(['station', 'halt', 'tram_stop', 'subway_entrance']),
  aeroway: new Set(['aerodrome', 'helipad', 'terminal']),
  aerialway: new Set(['station']),
  natural: new Set([
    'peak',
    'volcano',
    'cave_entrance',
    'beach',
    'spring',
    'hot_spring',
    'saddle',
    'arch',
    'geyser',
    'glacier',
    'bay',
    'cape',
  ]),
  waterway: new Set(['waterfall']),
  man_made: new Set(['lighthouse', 'windmill', 'observatory', 'watermill', 'obelisk', 'cross']),
  highway: new Set(['bus_stop']),
  public_transport: new Set(['station']),
  emergency: new Set(['mountain_rescue', 'defibrillator']),
}
/** Street furniture, and other things that nobody searches by name. */
const LEFT_OUT = new Set([
  'bench',
  'waste_basket',
  'waste_disposal',
  'recycling',
  'vending_machine',
  'parking_space',
  'parking_entrance',
  'bicycle_parking',
  'motorcycle_parking',
  'hunting_stand',
  'grit_bin',
  'loading_dock',
  'telephone',
  'letter_box',
  'common',
  'pitch',
  'garden',
  'swimming_pool',
  'track',
  'slipway',
  'outdoor_seating',
  'fire_pit',
  'watering_place',
  'boundary_stone',
  'yes',
  'no',
  'vacant',
  'lounger',
  'smoking_area',
  'give_box',
  'compressed_air',
  'picnic_table',
])
/** Of tourist information only offices: guideposts and boards are street furniture. */
const OFFICES = new Set(['office', 'visitor_centre'])
const isLeftOut = (tags: Tags, value: string) =>
  LEFT_OUT.has(value) || (value === 'information' && !OFFICES.has(tags.get('information') ?? ''))
const NAMED_ONLY = new Set([
  'park',
  'playground',
  'parking',
  'school',
  'place_of_worship',
  'apartment',
  'guidepost',
  'artwork',
  'bus_stop',
  'shelter',
])
/** The zoom from which popular kinds are shown; all others from 16. */
const SHOWN_FROM: Record<string, number> = {
  aerodrome: 10,
  peak: 12,
  volcano: 10,
  station: 13,
  national_park: 10,
  attraction: 13,
  museum: 14,
  castle: 13,
  monument: 14,
  viewpoint: 14,
  zoo: 13,
  theme_park: 13,
  aquarium: 13,
  stadium: 14,
  university: 14,
  hospital: 14,
  park: 14,
  beach: 13,
  waterfall: 13,
  lighthouse: 13,
  ruins: 14,
  archaeological_site: 13,
  alpine_hut: 12,
  wilderness_hut: 13,
  camp_site: 14,
  hotel: 15,
  hostel: 15,
  theatre: 15,
  townhall: 15,
  place_of_worship: 15,
  cathedral: 14,
  marketplace: 15,
  gallery: 15,
  artwork: 16,
  bus_station: 14,
  ferry_terminal: 13,
  saddle: 13,
  cave_entrance: 14,
  halt: 14,
  tram_stop: 15,
  ski_resort: 12,
  garden: 15,
  memorial: 16,
  supermarket: 15,
  library: 15,
  information: 15,
}

export interface Poi {
  key: string
  kind: string
  preset: string | null
  minzoom: number
}

/** Returns the kind of place that these tags describe; null when it is no place to visit. */
export const poiOf = (tags: Tags): Poi | null => {
  for (const key of MAIN_KEYS) {
    const value = tags.get(key)?.split(';')[0]
    if (value === undefined || isLeftOut(tags, value) || (ONLY[key] && !ONLY[key]?.has(value))) continue
    if (
      nameOf(tags) === null &&
      (NAMED_ONLY.has(value) || key === 'shop' || key === 'office' || key === 'craft')
    )
      continue
    return { key, kind: value, preset: presetOf(tags, key, value), minzoom: SHOWN_FROM[value] ?? 16 }
  }
  return null
}

export const drawnPoi = (tags: Tags, { kind, minzoom }: Poi): Drawn => {
  const height = Number.parseFloat(tags.get('ele') ?? '')
  return {
    layer: 'pois',
    minzoom: Math.min(14, minzoom),
    properties: {
      kind,
      min_zoom: nameOf(tags) === null ? Math.max(16, minzoom) : minzoom,
      ...(Number.isFinite(height) &&
        ['peak', 'volcano', 'saddle', 'alpine_hut'].includes(kind) && { elevation: Math.round(height) }),
      ...named(tags),
    },
  }
}
