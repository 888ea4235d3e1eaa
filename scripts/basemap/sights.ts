import { readAirports, readLandmarks } from '@andariego/gazetteer'

/** A place to visit: `pin` is the name of its icon. */
export interface Sight {
  name: string
  pin: string
  minzoom: number
  rank: number
  longitude: number
  latitude: number
}

/** The icons, each with its kinds of landmarks; kinds that are not listed get the monument's. */
const PINS: Record<string, readonly string[]> = {
  church: ['iglesia', 'templo', 'monasterio', 'mezquita'],
  castle: ['castillo', 'palacio'],
  ruins: ['ruinas', 'mina'],
  museum: ['museo', 'librería'],
  theatre: ['teatro', 'música'],
  bridge: ['puente', 'presa'],
  lighthouse: ['faro', 'cabo'],
  volcano: ['volcán'],
  mountain: ['montaña', 'cueva', 'cañón', 'glaciar', 'valle', 'esquí'],
  viewpoint: ['mirador', 'acantilado', 'edificio'],
  water: ['lago', 'cascada', 'bahía', 'fiordo', 'salina', 'fuente', 'laguna'],
  nature: [
    'parque',
    'jardín',
    'reserva',
    'bosque',
    'zoológico',
    'acuario',
    'parque temático',
    'árbol',
    'sendero',
  ],
  beach: ['playa', 'termas', 'cenote', 'arrecife', 'estadio'],
  shop: ['mercado'],
  anchor: ['puerto', 'muelle'],
  train: ['tren', 'funicular', 'teleférico'],
  food: ['restaurante'],
  cafe: ['café'],
  bed: ['hotel'],
  plane: ['aeropuerto'],
}
const PIN_OF = new Map(Object.entries(PINS).flatMap(([pin, kinds]) => kinds.map((kind) => [kind, pin])))
const ANY_OTHER = 'monument'

/** Icons of things that may be in water or at its edge. */
export const IN_WATER = new Set(['water', 'anchor', 'beach', 'bridge', 'lighthouse', 'plane'])

/** Kinds that the map itself names, or that are too large for a pin. */
const LEFT_OUT = new Set([
  'región',
  'isla',
  'barrio',
  'pueblo',
  'desierto',
  'río',
  'carretera',
  'fiesta',
  'península',
  'canal',
  'estrecho',
])

/** The zoom from which each is shown; the famous ones win when there is not enough room. */
const SHOWN = { famous: 8, large: 8.5, other: 10 }

/** Returns the world's landmarks, and airports with scheduled flights. */
export const readSights = (): Sight[] => [
  ...readLandmarks()
    .filter(({ kind }) => !LEFT_OUT.has(kind))
    .map(({ name, famous, kind, latitude, longitude }) => ({
      name,
      pin: PIN_OF.get(kind) ?? ANY_OTHER,
      minzoom: famous ? SHOWN.famous : SHOWN.other,
      rank: famous ? 0 : 1,
      longitude,
      latitude,
    })),
  ...readAirports().map(({ name, large, latitude, longitude }) => ({
    name,
    pin: 'plane',
    minzoom: large ? SHOWN.large : SHOWN.other,
    rank: large ? 1 : 2,
    longitude,
    latitude,
  })),
]
