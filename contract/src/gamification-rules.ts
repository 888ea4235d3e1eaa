/** Points and levels, as the server counts them and the pages explain them. No zod here: this reaches the browser. */

export const POINTS_PER_DAY = 200
/** How often in all one deed earns points, however often somebody undoes and repeats it. */
export const PAID_TIMES = 2

interface PaidAction {
  points: number
  /** How many of these deeds earn points per UTC day; null for deeds that a person can do only once. */
  perDay: number | null
  /** The text on the page '¿Cómo se ganan puntos?'. */
  text: string
  /** The suggestion that leads to the next level; `points` is the number of points in words. */
  step: (points: string) => string
}

export const LONG_REVIEW_MIN = 200
export const LONG_REVIEW_BONUS = 5
export const VIDEO_POINTS = 7
export const PAID_PHOTOS_PER_REVIEW = 3
export const PAID_VIDEOS_PER_REVIEW = 1
export const LIKES_PER_VOTER_PER_DAY = 3
/** An itinerary with fewer places earns no points. */
export const PAID_ITINERARY_PLACES = 3

export const POINTS = {
  email_confirmed: {
    points: 5,
    perDay: null,
    text: 'Confirmar tu correo',
    step: (points) => `Confirma tu correo y gana ${points}.`,
  },
  place_added: {
    points: 15,
    perDay: 5,
    text: 'Agregar un lugar',
    step: (points) => `Agrega un lugar y gana ${points}.`,
  },
  review_created: {
    points: 10,
    perDay: 10,
    text: `Escribir una reseña; desde ${LONG_REVIEW_MIN} caracteres suma ${LONG_REVIEW_BONUS} más`,
    step: (points) =>
      `Escribe una reseña y gana ${points}, y ${LONG_REVIEW_BONUS} más si tiene ${LONG_REVIEW_MIN} caracteres o más.`,
  },
  review_media: {
    points: 5,
    perDay: 10,
    text: `Cada foto de una reseña, hasta ${PAID_PHOTOS_PER_REVIEW}; un video suma ${VIDEO_POINTS}`,
    step: (points) =>
      `Agrega fotos a tu reseña: ${points} por cada una, hasta ${PAID_PHOTOS_PER_REVIEW}; un video da ${VIDEO_POINTS}.`,
  },
  description_added: {
    points: 5,
    perDay: 5,
    text: 'Describir un lugar',
    step: (points) => `Describe un lugar y gana ${points}.`,
  },
  itinerary_created: {
    points: 10,
    perDay: 2,
    text: `Crear un itinerario de ${PAID_ITINERARY_PLACES} lugares o más`,
    step: (points) => `Crea un itinerario de ${PAID_ITINERARY_PLACES} lugares o más y gana ${points}.`,
  },
  like_received: {
    points: 1,
    perDay: 20,
    text: 'Recibir un me gusta en una reseña',
    step: (points) => `Por cada me gusta en tus reseñas ganas ${points}.`,
  },
} as const satisfies Record<string, PaidAction>

export type Action = keyof typeof POINTS
export const ACTIONS = Object.keys(POINTS) as Action[]

export const LEVELS = [
  { level: 1, name: 'Explorador', points: 0 },
  { level: 2, name: 'Turista', points: 15 },
  { level: 3, name: 'Viajero', points: 75 },
  { level: 4, name: 'Aventurero', points: 250 },
  { level: 5, name: 'Trotamundos', points: 500 },
  { level: 6, name: 'Guía', points: 1500 },
  { level: 7, name: 'Experto', points: 5000 },
  { level: 8, name: 'Leyenda', points: 15_000 },
] as const
export type Level = (typeof LEVELS)[number]

/** Returns the level that this number of points reaches. */
export const levelOf = (points: number): Level =>
  LEVELS.findLast((level) => level.points <= points) ?? LEVELS[0]

/** Returns the progress from this level's threshold to the next one's, in whole percent; 100 at the last level. */
export const progressToNext = (points: number): number => {
  const reached = levelOf(points)
  const next = LEVELS.find(({ level }) => level === reached.level + 1)
  if (!next) return 100
  return Math.floor((100 * (points - reached.points)) / (next.points - reached.points))
}

/**
 * Returns the message for a new level, new badges or both: '¡Subiste al nivel 2: Turista! ¡Ganaste la insignia Primera Reseña!'
 */
export const notificationMessage = (
  level: { level: number; name: string } | null,
  badges: readonly { name: string }[],
): string =>
  [
    ...(level ? [`¡Subiste al nivel ${level.level}: ${level.name}!`] : []),
    ...badges.map(({ name }) => `¡Ganaste la insignia ${name}!`),
  ].join(' ')

export const gamificationMessages = {
  stats: 'Estadísticas obtenidas exitosamente.',
  statsFailed: 'Error al obtener estadísticas',
  statsUnreachable: 'Error de conexión al obtener estadísticas',
  pointsFailed: 'Error al actualizar puntos',
  pointsUnreachable: 'Error temporal de actualización. Inténtalo de nuevo más tarde.',
  notYours: 'Solo puedes actualizar tus propios puntos.',
  unknownAction: 'La acción no es válida.',
} as const
