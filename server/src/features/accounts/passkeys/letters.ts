import { pages } from '@andariego/contract/pages'
import type { LetterContent } from '../../../platform/mail/letter.ts'

export const passkeyAddedLetter = (publicUrl: string, to: string, name: string): LetterContent => ({
  to,
  subject: 'Agregaste una llave de acceso',
  title: 'Agregaste una llave de acceso',
  paragraphs: [`Desde ahora se puede entrar en tu cuenta con la llave «${name}», sin contraseña.`],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, quita la llave y cambia tu contraseña cuanto antes.',
})

export const passkeyRemovedLetter = (publicUrl: string, to: string, name: string): LetterContent => ({
  to,
  subject: 'Quitaste una llave de acceso',
  title: 'Quitaste una llave de acceso',
  paragraphs: [
    `Con la llave «${name}» ya no se puede entrar en tu cuenta. Tus demás sesiones se cerraron, también las que abrió esa llave.`,
  ],
  button: { label: 'Revisar mi cuenta', url: publicUrl + pages.account() },
  footnote: 'Si no fuiste tú, cambia tu contraseña cuanto antes.',
})
