/** The most walking routes that one request may ask for. */
export const WALKS_MAX = 60

export const mapsMessages = {
  walksInvalid: 'Cada camino debe tener la forma latitud,longitud,latitud,longitud.',
  tooManyWalks: `Se pueden pedir como máximo ${WALKS_MAX} caminos a la vez.`,
  regionInvalid: 'La región no es válida.',
  regionNotFound: 'No se encontró la región.',
}
