import { pages } from '@andariego/contract/pages'
import type { LetterContent } from '../../../platform/mail/letter.ts'

const OTHERS_ENDED = 'Tus demás sesiones se cerraron.'

export const secondFactorOnLetter = (publicUrl: string, to: string): LetterContent => ({
  to,
  subject: 'Activaste la verificación en dos pasos',
  title: 'Tu cuenta pide ahora dos pasos',
  paragraphs: [
    'Desde ahora, para entrar con tu contraseña hace falta también un código de tu aplicación de autenticación.',
    'Guarda los códigos de recuperación: son la única forma de entrar si pierdes el teléfono.',
    OTHERS_ENDED,
  ],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, elige una contraseña nueva desde la pantalla de inicio de sesión cuanto antes.',
})

export const secondFactorOffLetter = (publicUrl: string, to: string): LetterContent => ({
  to,
  subject: 'Desactivaste la verificación en dos pasos',
  title: 'Tu cuenta ya no pide dos pasos',
  paragraphs: ['Desde ahora basta con tu contraseña para entrar.', OTHERS_ENDED],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, elige una contraseña nueva desde la pantalla de inicio de sesión cuanto antes.',
})

export const recoveryCodesMadeLetter = (publicUrl: string, to: string): LetterContent => ({
  to,
  subject: 'Hiciste códigos de recuperación nuevos',
  title: 'Tus códigos de recuperación son otros',
  paragraphs: ['Los códigos de antes ya no valen. Guarda los nuevos donde los encuentres sin tu teléfono.'],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, cambia tu contraseña y haz códigos nuevos cuanto antes.',
})

/** The mail after the operator removed a lost second step on request. */
export const lostFactorLetter = (
  publicUrl: string,
  to: string,
  removed: { secondFactor: boolean; passkeys: number },
): LetterContent => {
  const what = removed.secondFactor
    ? `la verificación en dos pasos${removed.passkeys > 0 ? ' y las llaves de acceso' : ''}`
    : 'las llaves de acceso'
  return {
    to,
    subject: `El equipo de Andariego quitó ${what} de tu cuenta`,
    title: 'Ya puedes entrar con tu contraseña',
    paragraphs: [
      `El equipo de Andariego quitó ${what} de tu cuenta y cerró todas tus sesiones. Desde ahora, para entrar basta con tu contraseña.`,
      'Cuando hayas entrado, protege otra vez tu cuenta: en ella puedes activar de nuevo los dos pasos y agregar llaves de acceso.',
    ],
    button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
    footnote:
      'Si no lo pediste, elige una contraseña nueva desde la pantalla de inicio de sesión cuanto antes.',
  }
}

/** What is left, and how somebody without their phone keeps a way in: new codes require a code, too. */
const codesLeft = (left: number): string => {
  if (left === 0)
    return 'Era el último. Haz códigos nuevos en tu cuenta mientras tengas tu aplicación: para hacerlos hace falta un código de ella.'
  if (left === 1)
    return 'Te queda 1 código sin usar. Si perdiste el teléfono, úsalo ahora que estás dentro: con él puedes hacer códigos nuevos en tu cuenta, o desactivar los dos pasos.'
  return `Te quedan ${left} códigos sin usar.`
}

export const recoveryCodeUsedLetter = (publicUrl: string, to: string, left: number): LetterContent => ({
  to,
  subject: 'Se usó un código de recuperación',
  title: 'Se usó un código de recuperación',
  paragraphs: [
    'Alguien usó uno de tus códigos de recuperación en lugar de tu aplicación de autenticación.',
    codesLeft(left),
  ],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, cambia tu contraseña y haz códigos nuevos cuanto antes.',
})
