/** The most walking routes that one request may ask for. */
export const WALKS_MAX = 60

/** How far apart, in km, the ends of a walk may be in a straight line. */
export const WALK_KILOMETRES = 50

/** The shortest and the longest text that a search for places takes. */
export const SEARCHED_MIN = 2
export const SEARCHED_MAX = 200

export const mapsMessages = {
  searchTooShort: `Escribe al menos ${SEARCHED_MIN} caracteres.`,
  searchTooLong: 'La búsqueda es demasiado larga.',
  pointInvalid: 'Cada punto debe tener la forma latitud,longitud.',
  walkTooFar: `Los dos puntos pueden estar a ${WALK_KILOMETRES} km como máximo.`,
  noWalk: 'No se conoce un camino a pie entre estos puntos.',
  walksInvalid: 'Cada camino debe tener la forma latitud,longitud,latitud,longitud.',
  tooManyWalks: `Se pueden pedir como máximo ${WALKS_MAX} caminos a la vez.`,
  regionInvalid: 'La región no es válida.',
  regionNotFound: 'No se encontró la región.',
}
