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
