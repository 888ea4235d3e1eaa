import type { Coordinates } from './map-source.ts'

const degrees = new Intl.NumberFormat('es', { minimumFractionDigits: 4, maximumFractionDigits: 4 })

/** 34,6037° S, 58,3816° O */
export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${degrees.format(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}, ` +
  `${degrees.format(Math.abs(longitude))}° ${longitude < 0 ? 'O' : 'E'}`
