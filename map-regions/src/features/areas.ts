import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'
import { named, nameOf } from './names.ts'
import { drawnWater } from './water.ts'

/** Land use and cover, by tag: the kind in Protomaps' schema and the zoom from which it is drawn. */
const GROUND: Record<string, Record<string, [kind: string, minzoom: number]>> = {
  landuse: {
    forest: ['forest', 7],
    residential: ['residential', 9],
    commercial: ['commercial', 11],
    retail: ['commercial', 11],
    industrial: ['industrial', 10],
    railway: ['railway', 12],
    farmland: ['farmland', 9],
    farmyard: ['farmyard', 13],
    meadow: ['meadow', 10],
    grass: ['grass', 12],
    orchard: ['orchard', 11],
    vineyard: ['orchard', 11],
    plant_nursery: ['orchard', 12],
    allotments: ['allotments', 12],
    cemetery: ['cemetery', 12],
    quarry: ['quarry', 11],
    landfill: ['industrial', 12],
    military: ['military', 10],
    recreation_ground: ['recreation_ground', 12],
    village_green: ['village_green', 13],
    greenfield: ['grass', 13],
    flowerbed: ['garden', 14],
    religious: ['religious', 13],
    construction: ['construction', 13],
    brownfield: ['construction', 13],
    salt_pond: ['wetland', 11],
  },
  natural: {
    wood: ['wood', 7],
    scrub: ['scrub', 10],
    heath: ['scrub', 10],
    grassland: ['grassland', 10],
    beach: ['beach', 11],
    sand: ['sand', 10],
    shingle: ['sand', 12],
    glacier: ['glacier', 6],
    bare_rock: ['bare_rock', 10],
    scree: ['bare_rock', 10],
    wetland: ['wetland', 10],
    fell: ['grassland', 10],
  },
  leisure: {
    park: ['park', 10],
    garden: ['garden', 13],
    golf_course: ['golf_course', 11],
    pitch: ['pitch', 13],
    track: ['pitch', 13],
    playground: ['playground', 14],
    nature_reserve: ['nature_reserve', 8],
    stadium: ['stadium', 12],
    sports_centre: ['recreation_ground', 13],
    marina: ['marina', 13],
    dog_park: ['park', 14],
    common: ['park', 13],
  },
  boundary: { national_park: ['national_park', 6], protected_area: ['protected_area', 8] },
  amenity: {
    school: ['school', 13],
    kindergarten: ['school', 14],
    college: ['university', 12],
    university: ['university', 12],
    hospital: ['hospital', 12],
    grave_yard: ['cemetery', 13],
    parking: ['parking', 14],
    marketplace: ['pedestrian', 14],
  },
  tourism: { zoo: ['zoo', 12], theme_park: ['theme_park', 12], camp_site: ['camp_site', 13] },
  aeroway: {
    aerodrome: ['aerodrome', 10],
    apron: ['apron', 12],
    runway: ['runway', 10],
    taxiway: ['taxiway', 12],
    helipad: ['apron', 14],
  },
  highway: { pedestrian: ['pedestrian', 13], footway: ['pedestrian', 14], platform: ['platform', 14] },
  railway: { platform: ['platform', 14] },
  public_transport: { platform: ['platform', 14] },
  man_made: { pier: ['pier', 12], breakwater: ['pier', 12], bridge: ['pier', 14] },
  place: { square: ['pedestrian', 14], islet: ['earth', 11], island: ['earth', 9] },
}

const height = (tags: Tags): Record<string, number> => {
  const metres = Number.parseFloat(tags.get('height') ?? '')
  const levels = Number.parseFloat(tags.get('building:levels') ?? '')
  const known = Number.isFinite(metres) ? metres : Number.isFinite(levels) ? levels * 3 : 0
  return known > 0 && known < 1000 ? { height: Math.round(known) } : {}
}

const isYes = (tags: Tags, key: string) => tags.has(key) && tags.get(key) !== 'no'

const drawnGround = (tags: Tags): Drawn | null => {
  for (const [key, kinds] of Object.entries(GROUND)) {
    const value = tags.get(key)
    const known = value === undefined ? undefined : Object.hasOwn(kinds, value) ? kinds[value] : undefined
    if (!known) continue
    const [kind, minzoom] = known
    return { layer: kind === 'earth' ? 'earth' : 'landuse', minzoom, properties: { kind } }
  }
  return null
}

/** Returns how a building, water or land use is drawn; null for areas that are not drawn. */
export const drawnArea = (tags: Tags): Drawn | null => {
  if (isYes(tags, 'building'))
    return { layer: 'buildings', minzoom: 13, properties: { kind: 'building', ...height(tags) } }
  return drawnWater(tags) ?? drawnGround(tags)
}

/** A closed line with one of these keys is an area, unless its tags say otherwise. */
const AREA_KEYS = [
  'building',
  'landuse',
  'amenity',
  'tourism',
  'shop',
  'office',
  'historic',
  'place',
  'aeroway',
  'craft',
  'healthcare',
]
const AREA_VALUES: Record<string, Set<string>> = {
  natural: new Set([...Object.keys(GROUND.natural ?? {}), 'water', 'bay', 'spring']),
  leisure: new Set([
    ...Object.keys(GROUND.leisure ?? {}),
    'swimming_pool',
    'fitness_centre',
    'resort',
    'water_park',
  ]),
  waterway: new Set(['riverbank', 'dock']),
  man_made: new Set(['pier', 'breakwater', 'bridge', 'lighthouse', 'tower', 'windmill']),
  boundary: new Set(['national_park', 'protected_area']),
  public_transport: new Set(['platform', 'station']),
  railway: new Set(['platform', 'station']),
}

/** Whether a closed line with these tags is the edge of an area. */
export const isArea = (tags: Tags): boolean => {
  const said = tags.get('area')
  if (said === 'no') return false
  if (said === 'yes') return true
  if (tags.get('highway') === 'platform') return true
  if (tags.has('highway')) return isYes(tags, 'building')
  if (tags.get('aeroway') === 'runway' || tags.get('aeroway') === 'taxiway') return false
  if (tags.get('leisure') === 'track') return false
  return (
    AREA_KEYS.some((key) => isYes(tags, key)) ||
    Object.entries(AREA_VALUES).some(([key, values]) => values.has(tags.get(key) ?? ''))
  )
}

/** Returns the label of an area without a pin of its own: water, woods, parks. */
export const areaLabel = (tags: Tags, drawn: Drawn): Drawn | null => {
  const name = nameOf(tags)
  if (name === null || (drawn.layer !== 'water' && drawn.layer !== 'landuse')) return null
  return { layer: drawn.layer, minzoom: drawn.minzoom, properties: { ...drawn.properties, ...named(tags) } }
}
