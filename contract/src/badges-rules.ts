/** Badges, as the server awards them and the pages explain them. No zod here: this reaches the browser. */

/** Facts about a user's contributions, as numbers that a badge's rule can compare. */
export type Fact =
  | 'level'
  | 'reviews'
  | 'longReviews'
  | 'reviewedCities'
  | 'media'
  | 'mediaPlaces'
  | 'likesOfBestReview'
  | 'likes'
  | 'likers'
  | 'activeDays'
  | 'favourites'
  | 'itineraries'
  | 'groups'

interface Requirement {
  fact: Fact
  target: number
  /** The suggestion for how to meet the requirement. */
  step: string
}

export interface Badge {
  /** Identifies the badge, also in the database; must never change. */
  slug: string
  /** For people, like the description. */
  name: string
  description: string
  /** The name of an icon from the icon set. */
  icon: string
  /** The badge is awarded when all of them are met. */
  requirements: readonly Requirement[]
}

export const BADGES: readonly Badge[] = [
  {
    slug: 'first-review',
    name: 'Primera Reseña',
    description: 'Por contar por primera vez cómo es un lugar.',
    icon: 'pencil',
    requirements: [{ fact: 'reviews', target: 1, step: 'Escribe una reseña.' }],
  },
  {
    slug: 'photographer',
    name: 'Fotógrafo',
    description: 'Por mostrar los lugares con fotos y videos.',
    icon: 'camera',
    requirements: [
      { fact: 'media', target: 10, step: 'Comparte 10 fotos o videos en tus reseñas.' },
      { fact: 'mediaPlaces', target: 5, step: 'Hazlo en al menos 5 lugares.' },
    ],
  },
  {
    slug: 'super-like',
    name: 'Super Like',
    description: 'Por una reseña que a muchos les gustó.',
    icon: 'heart',
    requirements: [
      { fact: 'likesOfBestReview', target: 10, step: 'Recibe 10 me gusta en una misma reseña.' },
    ],
  },
  {
    slug: 'popular',
    name: 'Popular',
    description: 'Por reseñas que les gustan a muchos viajeros.',
    icon: 'star',
    requirements: [
      { fact: 'likes', target: 25, step: 'Recibe 25 me gusta en tus reseñas.' },
      { fact: 'likers', target: 10, step: 'Que vengan de al menos 10 personas.' },
    ],
  },
  {
    slug: 'active-traveller',
    name: 'Viajero Activo',
    description: 'Por volver una y otra vez a compartir.',
    icon: 'walk',
    requirements: [
      {
        fact: 'activeDays',
        target: 7,
        step: 'Agrega lugares, descripciones o reseñas en 7 días distintos dentro de 30.',
      },
    ],
  },
  {
    slug: 'expert-guide',
    name: 'Guía Experto',
    description: 'Por orientar a los demás con reseñas a fondo.',
    icon: 'compass',
    requirements: [
      { fact: 'longReviews', target: 20, step: 'Escribe 20 reseñas de 200 caracteres o más.' },
      { fact: 'reviewedCities', target: 10, step: 'Reseña lugares de 10 ciudades.' },
      { fact: 'level', target: 5, step: 'Llega al nivel 5.' },
    ],
  },
  {
    slug: 'master-traveller',
    name: 'Maestro Viajero',
    description: 'Por una vida de viajes planeados y contados.',
    icon: 'crown',
    requirements: [
      { fact: 'level', target: 7, step: 'Llega al nivel 7.' },
      { fact: 'itineraries', target: 5, step: 'Crea 5 itinerarios.' },
    ],
  },
]

export const badgeOf = (slug: string): Badge | undefined => BADGES.find((badge) => badge.slug === slug)
