import { CONFIRMATION_HOURS } from '@andariego/contract/accounts-rules'
import { deviceName } from '@andariego/contract/device-name-rules'
import { pages } from '@andariego/contract/pages'
import type { Passkey } from '@andariego/contract/passkeys'
import type { LetterContent } from '../../platform/mail/letter.ts'

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const confirmationLetter = (publicUrl: string, to: string, token: string): LetterContent => ({
  to,
  subject: 'Confirma tu correo en Andariego',
  title: 'Te damos la bienvenida a Andariego',
  paragraphs: [
    'Solo falta un paso para empezar a compartir tus viajes: confirma que este correo es tuyo.',
    `El enlace vale durante ${CONFIRMATION_HOURS} horas y se puede usar una sola vez.`,
  ],
  button: { label: 'Confirmar mi correo', url: publicUrl + pages.confirmEmail({ token }) },
  footnote: 'Si no creaste una cuenta, ignora este mensaje: sin confirmar, la cuenta no se activa.',
})

export const alreadyRegisteredLetter = (publicUrl: string, to: string): LetterContent => ({
  to,
  subject: 'Ya tienes una cuenta en Andariego',
  title: 'Ya tienes una cuenta',
  paragraphs: [
    'Alguien, quizá tú, intentó crear una cuenta con este correo, que ya tiene una.',
    'Puedes iniciar sesión como siempre. Si olvidaste tu contraseña, elige una nueva desde la pantalla de inicio de sesión.',
  ],
  button: { label: 'Iniciar sesión', url: publicUrl + pages.login() },
  footnote: 'Si no fuiste tú, no hace falta que hagas nada: tu cuenta no cambió.',
})

export const contestedLetter = (publicUrl: string, to: string, token: string): LetterContent => ({
  to,
  subject: 'Elige tu contraseña para activar tu cuenta',
  title: 'Elige tu contraseña',
  paragraphs: [
    'Este correo se registró más de una vez en Andariego, con contraseñas distintas. Por seguridad, ninguna de ellas vale.',
    'Elige ahora tu contraseña: con ello confirmas también tu correo. El enlace vale durante 1 hora y se puede usar una sola vez.',
  ],
  button: { label: 'Elegir contraseña', url: publicUrl + pages.resetPassword({ token }) },
  footnote:
    'Si no creaste una cuenta, ignora este mensaje: sin elegir una contraseña, la cuenta no se activa.',
})

export const resetLetter = (publicUrl: string, to: string, token: string): LetterContent => ({
  to,
  subject: 'Elige una contraseña nueva',
  title: 'Elige una contraseña nueva',
  paragraphs: [
    'Pediste cambiar la contraseña de tu cuenta.',
    'El enlace vale durante 1 hora y se puede usar una sola vez. Al cambiarla se cierran todas tus sesiones.',
  ],
  button: { label: 'Elegir contraseña', url: publicUrl + pages.resetPassword({ token }) },
  footnote: 'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
})

/** Names the passkeys, too: they stay valid, and a stranger may have added one before. */
export const passwordChangedLetter = (
  publicUrl: string,
  to: string,
  passkeys: readonly Pick<Passkey, 'name' | 'createdAt'>[],
): LetterContent => ({
  to,
  subject: 'Tu contraseña cambió',
  title: 'Tu contraseña cambió',
  paragraphs: [
    'La contraseña de tu cuenta se acaba de cambiar y las demás sesiones se cerraron.',
    ...(passkeys.length === 0
      ? []
      : [
          `Con ${passkeys.length === 1 ? 'esta llave de acceso' : `estas ${passkeys.length} llaves de acceso`} se puede seguir entrando: ${passkeys
            .map(({ name, createdAt }) => `«${name}», agregada el ${day.format(new Date(createdAt))}`)
            .join('; ')}. Quita en tu cuenta las que no reconozcas.`,
        ]),
  ],
  button:
    passkeys.length === 0
      ? { label: 'Ir a Andariego', url: publicUrl }
      : { label: 'Revisar mis llaves de acceso', url: `${publicUrl}${pages.account()}#passkeys` },
  footnote: 'Si no fuiste tú, pide una contraseña nueva desde la pantalla de inicio de sesión cuanto antes.',
})

export const newDeviceLetter = (
  publicUrl: string,
  to: string,
  { userAgent, at }: { userAgent: string | null; at: Date },
): LetterContent => ({
  to,
  subject: 'Nuevo inicio de sesión en tu cuenta',
  title: 'Se inició sesión en un dispositivo nuevo',
  paragraphs: [
    `Alguien entró en tu cuenta con tu contraseña desde un dispositivo que no conocíamos: ${deviceName(userAgent).name}, el ${moment.format(at)} (hora UTC).`,
    'Si fuiste tú, no hace falta que hagas nada.',
  ],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote:
    'Si no fuiste tú, cierra esa sesión y cambia tu contraseña cuanto antes. Si ya no puedes entrar, pide una nueva desde la pantalla de inicio de sesión.',
})
