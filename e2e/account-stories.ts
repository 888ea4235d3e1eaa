import type { Account } from '../tools/accounts.ts'
import type { Mailbox } from '../tools/mailbox.ts'
import type { Visitor } from '../tools/visitor.ts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Fills in the registration form and waits until the confirmation letter is in the mailbox. The address is not confirmed yet. */
export const register = async (visitor: Visitor, { email, password }: Credentials): Promise<void> => {
  await visitor.seesHeading('Crear cuenta')
  await visitor.writes('Correo electrónico', email)
  await visitor.writes('Contraseña', password)
  await visitor.writes('Confirmar contraseña', password)
  await visitor.chooses('Acepto los términos y condiciones')
  await visitor.presses('Crear cuenta')
  await visitor.sees('Usuario registrado exitosamente. Revisa tu correo para confirmar tu cuenta.')
}

/** Opens the confirmation link from the letter and waits for the page that says it worked. */
export const confirm = async (visitor: Visitor, mailbox: Mailbox, email: string): Promise<void> => {
  const { link } = await mailbox.letterTo(email, /^Confirma/)
  await visitor.opens(link)
  await visitor.seesHeading('Email confirmado')
}

/** Fills in the login form on the page that the visitor is already on. */
export const signIn = async (visitor: Visitor, { email, password }: Credentials): Promise<void> => {
  await visitor.seesHeading('Iniciar sesión')
  await visitor.writes('Correo electrónico', email)
  await visitor.writes('Contraseña', password)
  await visitor.presses('Iniciar sesión')
}
