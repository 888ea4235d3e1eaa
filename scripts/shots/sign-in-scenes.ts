import { generate } from 'otplib'
import { PASSWORD } from '../../tools/accounts.ts'
import { withAuthenticator } from '../../tools/authenticator.ts'
import type { Visitor } from '../../tools/visitor.ts'
import { at, type Scene } from './scene.ts'

const path = at('/account')
const who = 'newcomer'
const PASSKEYS = 'Llaves de acceso'
const TWO_STEPS = 'Verificación en dos pasos'

const within = (visitor: Visitor, part: string) =>
  visitor.inside(visitor.page.getByRole('region', { name: part, exact: true }))

const makesPasskey = async (visitor: Visitor, name: string) => {
  const section = within(visitor, PASSKEYS)
  await section.presses('Agregar una llave')
  await section.writes('Nombre de la llave', name)
  await section.writes('Escribe tu contraseña', PASSWORD)
  await section.presses('Crear la llave')
  await section.sees(name)
}

/** Goes as far as the key for the authenticator app; returns that key. */
const beginsTwoSteps = async (visitor: Visitor): Promise<string> => {
  const section = within(visitor, TWO_STEPS)
  await section.presses('Activar')
  await section.writes('Escribe tu contraseña', PASSWORD)
  const answer = visitor.page.waitForResponse('**/api/auth/second-factor/setup')
  await section.presses('Continuar')
  await section.sees('¿No puedes escanearlo?')
  return (await (await answer).json()).data.secret
}

/** Screenshots of the ways to sign in: those of one person in this order, because the last one turns on the second step. */
export const signInScenes: readonly Scene[] = [
  {
    name: 'account-passkey-form',
    path,
    who,
    part: PASSKEYS,
    act: (visitor) => within(visitor, PASSKEYS).presses('Agregar una llave'),
  },
  {
    name: 'account-passkeys',
    path,
    who,
    part: PASSKEYS,
    act: async (visitor) => {
      await withAuthenticator(visitor)
      await makesPasskey(visitor, 'Mi teléfono')
    },
  },
  {
    name: 'account-notifications',
    path,
    who,
    part: 'Notificaciones',
    act: async (visitor) => {
      const section = within(visitor, 'Notificaciones')
      await section.chooses('No enviarme correos a ciertas horas')
      await section.presses('Guardar notificaciones')
      await section.sees('Tus notificaciones se guardaron.')
    },
  },
  {
    name: 'account-two-steps',
    path,
    who,
    part: TWO_STEPS,
    act: beginsTwoSteps,
  },
  {
    name: 'account-recovery-codes',
    path,
    who,
    part: TWO_STEPS,
    act: async (visitor) => {
      const code = await generate({ secret: await beginsTwoSteps(visitor) })
      const section = within(visitor, TWO_STEPS)
      await section.writes('Código de la aplicación', code)
      await section.presses('Activar')
      await section.sees('Guarda estos códigos.')
    },
  },
  { name: 'account-two-steps-on', path, who, part: TWO_STEPS },
  { name: 'account-security', path, who, part: 'Seguridad' },
  {
    name: 'login-code',
    path: at('/login'),
    who: 'stranger',
    act: async (visitor, { guarded }) => {
      await visitor.writes('Correo electrónico', guarded.email)
      await visitor.writes('Contraseña', guarded.password)
      await visitor.presses('Iniciar sesión')
      await visitor.page.getByLabel('Código', { exact: true }).waitFor()
    },
  },
]
