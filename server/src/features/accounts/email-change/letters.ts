import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_HOURS } from '@andariego/contract/email-change-rules'
import { pages } from '@andariego/contract/pages'
import type { LetterContent } from '../../../platform/mail/letter.ts'

export const confirmChangeLetter = (publicUrl: string, to: string, token: string): LetterContent => ({
  to,
  subject: 'Confirma tu correo nuevo',
  title: 'Confirma tu correo nuevo',
  paragraphs: [
    'Pediste usar este correo en tu cuenta de Andariego. Abre el enlace y confírmalo con el botón.',
    `El enlace vale durante ${EMAIL_CHANGE_HOURS} horas y se puede usar una sola vez. Al confirmar se cierran tus demás sesiones.`,
  ],
  button: { label: 'Confirmar el correo nuevo', url: publicUrl + pages.emailChange({ token }) },
  footnote: 'Si no lo pediste, ignora este mensaje: sin confirmar no cambia nada.',
})

export const changeAskedLetter = (
  publicUrl: string,
  to: string,
  { newEmail, token }: { newEmail: string; token: string },
): LetterContent => ({
  to,
  subject: 'Se pidió cambiar el correo de tu cuenta',
  title: 'Se pidió cambiar el correo de tu cuenta',
  paragraphs: [
    `Alguien con tu contraseña pidió que tu cuenta pase a usar ${newEmail}. El cambio se hace cuando se confirma desde ese correo.`,
    'Si fuiste tú, no hace falta que hagas nada aquí.',
  ],
  button: {
    label: 'No fui yo: detener el cambio',
    url: publicUrl + pages.emailChange({ token, accion: 'detener' }),
  },
  footnote: 'Si no fuiste tú, detén el cambio y elige otra contraseña cuanto antes.',
})

export const changeDoneLetter = (
  publicUrl: string,
  to: string,
  { newEmail, token }: { newEmail: string; token: string },
): LetterContent => ({
  to,
  subject: 'El correo de tu cuenta cambió',
  title: 'El correo de tu cuenta cambió',
  paragraphs: [
    `Tu cuenta usa ahora ${newEmail}: desde ahora te escribimos allí.`,
    `Si no fuiste tú, puedes recuperarla durante ${EMAIL_UNDO_HOURS} horas: vuelve este correo, se cierran todas las sesiones y eliges otra contraseña.`,
  ],
  button: {
    label: 'No fui yo: recuperar mi cuenta',
    url: publicUrl + pages.emailChange({ token, accion: 'detener' }),
  },
  footnote: 'Si fuiste tú, ignora este mensaje.',
})

/** To the address that an account has again: its password was removed together with everything that a stranger may have set. */
export const takenBackLetter = (publicUrl: string, to: string, token: string): LetterContent => ({
  to,
  subject: 'Elige una contraseña nueva',
  title: 'Recuperaste tu cuenta',
  paragraphs: [
    'Tu cuenta vuelve a usar este correo. La contraseña que tenía ya no vale: elige otra para entrar.',
    'El enlace vale durante 1 hora y se puede usar una sola vez.',
  ],
  button: { label: 'Elegir contraseña', url: publicUrl + pages.resetPassword({ token }) },
  footnote: 'Si el enlace expiró, pide otro desde la pantalla de inicio de sesión.',
})

export const addressWantedLetter = (publicUrl: string, to: string): LetterContent => ({
  to,
  subject: 'Alguien quiso usar tu correo',
  title: 'Alguien quiso usar tu correo',
  paragraphs: [
    'Alguien, quizá tú, pidió poner este correo en otra cuenta de Andariego. Como ya tiene una, no se hizo.',
    'Si quieres usarlo en la otra, elimina antes esta o cambia su correo.',
  ],
  button: { label: 'Iniciar sesión', url: publicUrl + pages.login() },
  footnote: 'Si no fuiste tú, no hace falta que hagas nada: tu cuenta no cambió.',
})
