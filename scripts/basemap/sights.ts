import { readAirports, readLandmarks } from '@andariego/gazetteer'

/** A place to visit: `pin` names the drawing it is shown with. */
export type Sight = {
  name: string
  pin: string
  minzoom: number
  rank: number
  longitude: number
  latitude: number
}

/** The drawings, each for kinds of landmarks; what is not listed stands with that of a monument. */
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

/** Drawings of what may lie in water or at its very edge. */
export const IN_WATER = new Set(['water', 'anchor', 'beach', 'bridge', 'lighthouse', 'plane'])

/** Named by the map itself, or as wide as a pin cannot say. */
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

/** The zoom from which each is shown; the famous hold their ground when there is no room for all. */
const SHOWN = { famous: 8, large: 8.5, other: 10 }

/** Landmarks of the world and airports with scheduled flights. */
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
