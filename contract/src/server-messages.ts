import { PEOPLE_SEARCH_MIN } from './people-rules.ts'

/** Messages that only the server says. Apart from the rules beside them, which the browser loads on every first visit. */
export const serverMessages = {
  metadata: 'Los metadatos deben ser un objeto JSON.',
  nearbyFromWhere: 'Para ver los lugares más cercanos, indica también la latitud y la longitud.',
  otherPlace: 'El formulario nombra otro lugar que la dirección.',
  reviewNotFound: 'No se encontró la reseña.',
  notYourReview: 'Solo quien escribió la reseña puede cambiarla.',
  placeMerged: 'Este lugar se unió con otro, que era el mismo.',
  kindUnknown: 'Elige uno de los tipos de lugar de la lista.',
  kindForbidden: 'Solo quien agregó el lugar puede corregir su tipo.',
  profileNotPublic: 'Esta persona no muestra su perfil público.',
  notOneself: 'No puedes hacer esto contigo mismo.',
  searchTooShort: `Escribe al menos ${PEOPLE_SEARCH_MIN} caracteres.`,
} as const
