/** How people are shown and found, for the pages and the server. No zod here: this reaches the browser. */

/** Characters that a search for people takes at least. */
export const PEOPLE_SEARCH_MIN = 3
/** People that one search finds at most. */
export const PEOPLE_FOUND_MAX = 20

/**
 * Shown in place of the address of a person whose account is gone. A display text: whether somebody is gone is told by a
 * field of its own (`isDeleted`, or an id or address that is null).
 */
export const DELETED_PERSON = 'Usuario eliminado'

export const peopleMessages = {
  notFound: 'Usuario no encontrado',
  notPublic: 'Esta persona no muestra su perfil público.',
  notOneself: 'No puedes hacer esto contigo mismo.',
  searchTooShort: `Escribe al menos ${PEOPLE_SEARCH_MIN} caracteres.`,
} as const

/** What a person is called by, as everything that shows people carries it. */
export interface Called {
  userName: string | null
  userEmail: string | null
  userHandle: string | null
}

/** The name that somebody chose, else their address, else their handle; who shows none of them is still somebody. */
export const calledBy = ({ userName, userEmail, userHandle }: Called): string =>
  userName ?? userEmail ?? (userHandle === null ? 'Alguien de la comunidad' : `@${userHandle}`)
