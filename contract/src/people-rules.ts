/** How people are shown and found, for the pages and the server. No zod here: this reaches the browser. */

/** The fewest characters that a search for people accepts. */
export const PEOPLE_SEARCH_MIN = 3
/** The most people that one search finds. */
export const PEOPLE_FOUND_MAX = 20

/**
 * Shown instead of the e-mail of a person whose account was deleted. For display only: to find out whether an account was
 * deleted, read `isDeleted`, or whether the id is null.
 */
export const DELETED_PERSON = 'Usuario eliminado'

export const peopleMessages = {
  notFound: 'Usuario no encontrado',
} as const

/** The names of a person: every shape that shows people has these fields. */
export interface Called {
  userName: string | null
  userEmail: string | null
  userHandle: string | null
}

/**
 * Returns the name that the person chose, else their e-mail, else their handle; 'Alguien de la comunidad' when they show none.
 */
export const calledBy = ({ userName, userEmail, userHandle }: Called): string =>
  userName ?? userEmail ?? (userHandle === null ? 'Alguien de la comunidad' : `@${userHandle}`)
