import { createRequire } from 'node:module'
import type { Tags } from '../osm/block.ts'

/** A preset: how the tagging schema of OpenStreetMap's editor describes a kind of thing. */
interface Preset {
  tags: Record<string, string>
  geometry: string[]
  searchable?: boolean
  matchScore?: number
  locationSet?: unknown
}
interface Words {
  name?: string
  terms?: string[] | string
  aliases?: string[] | string
}

const require = createRequire(import.meta.url)
/** Loaded on first use: a megabyte of JSON each. */
const presets = (): Record<string, Preset> =>
  require('@openstreetmap/id-tagging-schema/dist/presets.min.json')
const spanish = (): Record<string, Words> =>
  require('@openstreetmap/id-tagging-schema/dist/translations/es.min.json').es.presets.presets

let known: Map<string, [id: string, preset: Preset][]> | undefined
const byTag = () => {
  if (known) return known
  known = new Map()
  for (const [id, preset] of Object.entries(presets())) {
    if (!preset.geometry.some((shape) => shape === 'point' || shape === 'area')) continue
    for (const [key, value] of Object.entries(preset.tags)) {
      // Editors do not offer a preset that is not searchable, but it has the words for 'railway=station'.
      if (preset.searchable === false && value === '*') continue
      const place = `${key}=${value}`
      known.set(place, [...(known.get(place) ?? []), [id, preset]])
    }
  }
  return known
}

/**
 * Returns the most specific preset with this main tag whose tags all match: a bank that is also a monument is described by its
 * main tag. One that editors do not offer only stands in when no other matches.
 */
export const presetOf = (tags: Tags, key: string, value: string): string | null => {
  let [best, score] = [null as string | null, 0]
  for (const [id, preset] of byTag().get(`${key}=${value}`) ?? []) {
    const wanted = Object.entries(preset.tags)
    const holds = wanted.every(([name, content]) =>
      content === '*' ? tags.has(name) : tags.get(name) === content,
    )
    const isOffered = preset.searchable !== false
    const worth =
      (isOffered ? 1 : 0.1) * (wanted.length * (preset.matchScore ?? 1) - (preset.locationSet ? 0.5 : 0))
    if (holds && worth > score) [best, score] = [id, worth]
  }
  return best
}

const listed = (words: string[] | string | undefined): string[] =>
  (Array.isArray(words) ? words : (words ?? '').split(/[,\n]/)).map((word) => word.trim()).filter(Boolean)

/** The schema calls these after their grounds ('Terreno escolar'), or as nobody does. */
const LABELS: Record<string, string> = {
  'amenity/college': 'Instituto',
  'amenity/hospital': 'Hospital',
  'amenity/kindergarten': 'Jardín de infancia / Preescolar',
  'amenity/monastery': 'Monasterio',
  'amenity/school': 'Escuela',
  'amenity/toilets/disposal/flush': 'Baño',
  'amenity/university': 'Universidad',
  'aerialway/station': 'Estación de teleférico',
  'public_transport/station_aerialway': 'Estación de teleférico',
}
const BUS_STATION = ['estación de autobuses', 'terminal de ómnibus', 'terminal de buses', 'central camionera']
/**
 * What travellers call a kind where the schema does not, above all in other countries than Spain. Search takes them for its name,
 * and the schema's own looser terms only for hints.
 */
const SYNONYMS: Record<string, string[]> = {
  'amenity/toilets': ['baño público', 'baños públicos', 'servicios higiénicos', 'sanitario', 'wc'],
  'highway/bus_stop': [
    'bus',
    'autobús',
    'parada',
    'parada de autobús',
    'parada de ómnibus',
    'paradero',
    'colectivo',
    'guagua',
    'micro',
    'camión',
  ],
  'public_transport/station_bus': BUS_STATION,
  'amenity/bus_station': BUS_STATION,
  'railway/station': ['estación de tren', 'tren', 'ferrocarril'],
  'amenity/fuel': ['gasolina', 'nafta', 'bencina', 'grifo', 'bomba de gasolina'],
  'amenity/atm': ['sacar dinero', 'sacar plata'],
  'amenity/drinking_water': ['fuente de agua', 'bebedero'],
  'amenity/bicycle_rental': ['alquiler de bicis', 'renta de bicis', 'bicis'],
  'shop/supermarket': ['súper', 'automercado', 'hipermercado'],
  'shop/laundry': ['lavandería', 'lavaropa'],
  'shop/bakery': ['pan'],
  'tourism/information/office': ['información turística', 'turismo'],
}

/** The schema's remarks for editors: where one says so, and that nothing more is known. */
const REMARKS = / \((?:latam|es|tipo no especificado|no especificado)\)/g

interface KindWords {
  label: string | null
  synonyms: string[]
  words: string[]
}
const NO_WORDS: KindWords = { label: null, synonyms: [], words: [] }

/**
 * Returns the Spanish word for a kind ('Cafetería'), other names for it, and looser words that people search it by ('café',
 * 'salón de té').
 */
export const wordsOf = (preset: string | null): KindWords => {
  if (preset === null) return NO_WORDS
  // 'shop/bakery' is more specific than 'shop', but only the latter may have a translation.
  for (let id = preset; id !== ''; id = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '') {
    const words = spanish()[id]
    if (words?.name)
      return {
        label: LABELS[id] ?? words.name.replace(REMARKS, ''),
        synonyms: SYNONYMS[id] ?? [],
        words: [...listed(words.terms), ...listed(words.aliases)].slice(0, 16),
      }
  }
  return NO_WORDS
}
