/** The kinds of place. No zod here: this reaches the browser's first load. */

/** The kinds by group, as the API and addresses spell them. */
export const PLACE_KIND_GROUPS = {
  Naturaleza:
    'playa mirador montana volcan glaciar lago rio cascada cueva isla desierto valle canon bosque acantilado termas reserva-natural sendero',
  'Historia y cultura':
    'museo iglesia monasterio templo castillo palacio ruinas monumento edificio teatro biblioteca cementerio',
  'Pueblos y ciudades':
    'ciudad pueblo barrio plaza calle mercado parque jardin puente faro puerto estadio zoologico parque-tematico',
  'Comer, dormir y moverse': 'restaurante cafe bar bodega hotel transporte aeropuerto carretera esqui',
} as const

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
export type PlaceKind = Words<(typeof PLACE_KIND_GROUPS)[keyof typeof PLACE_KIND_GROUPS]>

export const PLACE_KINDS = Object.values(PLACE_KIND_GROUPS).flatMap((kinds) =>
  kinds.split(' '),
) as unknown as readonly [PlaceKind, ...PlaceKind[]]

/** Kinds whose Spanish name differs from their spelling in addresses. */
const NAMES: { [Kind in PlaceKind]?: string } = {
  montana: 'montaña',
  volcan: 'volcán',
  canon: 'cañón',
  jardin: 'jardín',
  ruinas: 'sitio arqueológico',
  zoologico: 'zoológico',
  'parque-tematico': 'parque temático',
  cafe: 'café',
  esqui: 'centro de esquí',
}

/** The Spanish word for a kind, in the singular: 'Museo', 'Reserva natural'. */
export const placeKindName = (kind: PlaceKind): string => {
  const name = NAMES[kind] ?? kind.replace('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
