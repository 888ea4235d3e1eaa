/** Rules of passkeys, for the forms and the server. No zod here: this reaches the browser. */

import { notOneLine } from './text-rules.ts'

export const PASSKEY_NAME_MAX = 60
/** How many passkeys one account may have. */
export const PASSKEYS_MAX = 20
/** How many minutes a user has to present a passkey. */
export const PASSKEY_MINUTES = 5

export const passkeyMessages = {
  nameRequired: 'Ponle un nombre a la llave.',
  nameOneLine: notOneLine('El nombre'),
  nameTooLong: `El nombre debe tener como máximo ${PASSKEY_NAME_MAX} caracteres.`,
  refused: 'No se pudo comprobar la llave de acceso. Inténtalo nuevamente.',
  known: 'Esa llave ya está en una cuenta.',
  tooMany: `Puedes tener hasta ${PASSKEYS_MAX} llaves de acceso. Quita una antes.`,
  notFound: 'No se encontró la llave de acceso.',
  removed: 'La llave de acceso se quitó. Bórrala también de tu dispositivo.',
} as const
