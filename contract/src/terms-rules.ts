/** The version of the terms in force. No zod here: this reaches the browser. */

/** The day from which the present texts apply. A test checks that the texts show this date. */
export const TERMS_VERSION = '2026-11-22'

export const MINIMUM_AGE = 16

export const TERMS_UNKNOWN = 'Esa versión de los términos no existe.'
