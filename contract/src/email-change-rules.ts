/** Rules of changing an account's address, for the forms and the server. No zod here: this reaches the browser. */

/** How many hours the link that confirms the new address is valid. */
export const EMAIL_CHANGE_HOURS = 24
/** For how many hours after the change the old address can undo it. */
export const EMAIL_UNDO_HOURS = 72

export const emailChangeMessages = {
  asked: 'Te enviamos un enlace al correo nuevo. Hasta que lo confirmes, tu cuenta sigue con el de ahora.',
  same: 'Ese ya es el correo de tu cuenta.',
  taken: 'Ese correo ya tiene otra cuenta en Andariego.',
  takenBack: 'Tu correo de antes ya tiene otra cuenta, así que no se puede recuperar desde aquí.',
  confirmed: 'Tu correo se cambió. Las demás sesiones se cerraron.',
  stopped: 'El cambio se detuvo. Tu cuenta sigue con el correo de siempre.',
  undone:
    'Tu correo vuelve a ser el de antes y todas las sesiones se cerraron. Te enviamos un enlace para elegir una contraseña nueva.',
  cancelled: 'El cambio de correo se canceló.',
} as const
