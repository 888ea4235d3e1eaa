export const mapsMessages = {
  pointInvalid: 'El punto debe tener la forma latitud,longitud.',
  regionInvalid: 'La región no es válida.',
  regionNotFound: 'No se encontró la región.',
  tooFarToWalk: 'La distancia a pie es de 50 km como máximo.',
}

/** The farthest two points may lie apart to be asked for a way on foot. */
export const WALK_MAX_METRES = 50_000

/** 'a 12 min a pie', 'a ≈ 1 h 5 min a pie'. */
export const walkInWords = ({ minutes, estimated }: { minutes: number; estimated: boolean }): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const time = hours === 0 ? `${Math.max(1, rest)} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return `a ${estimated ? '≈ ' : ''}${time} a pie`
}
