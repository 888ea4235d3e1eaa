import { generate } from 'otplib'
import { expect } from 'vitest'
import { withAuthenticator } from '../tools/authenticator.ts'
import type { Visitor } from '../tools/visitor.ts'
import { signIn } from './account-stories.ts'
import { watchFocus } from './focus.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

// Passkeys need a host with a name.
journey.override(
  'product',
  runsWith('two-steps', () => ({}), 'localhost'),
)

const KEY = /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/
const RECOVERY_CODE = /^\w{4}(-\w{4}){3}$/
const HALF_MINUTE_MS = 30_000
/** The code after the one that was used: each is valid once, and the next one already. */
const nextCode = (secret: string) =>
  generate({ secret, epoch: Math.floor((Date.now() + HALF_MINUTE_MS) / 1000) })

const sectionOf = (visitor: Visitor, name: string) =>
  visitor.inside(visitor.page.getByRole('region', { name }))

const turnsOn = async (visitor: Visitor, password: string) => {
  const section = sectionOf(visitor, 'Verificación en dos pasos')
  await section.presses('Activar')
  await section.writes('Escribe tu contraseña', password)
  await section.presses('Continuar')
  const key = visitor.page.getByText(KEY)
  await key.waitFor()
  return { section, secret: (await key.innerText()).replaceAll(' ', ''), key }
}

journey(
  'the second step is turned on, passed and turned off with the keyboard alone, and the focus is always where one goes on',
  async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana, means: 'keyboard' })
    const focus = await watchFocus(traveller)
    await traveller.opens('/account')
    const section = sectionOf(traveller, 'Verificación en dos pasos')

    await section.presses('Activar')
    await focus.isOn('Escribe tu contraseña')
    await section.presses('Cancelar')
    await focus.isOn('Activar')

    await section.presses('Activar')
    traveller.expects('403 POST /api/auth/second-factor/setup')
    await section.writes('Escribe tu contraseña', 'No-es-esta-1')
    await section.presses('Continuar')
    await focus.isOn('Escribe tu contraseña')
    await section.writes('Escribe tu contraseña', ana.password)
    await section.presses('Continuar')
    await focus.isOn('Código de la aplicación')
    await traveller.meetsNoBarriers()
    const secret = (await traveller.page.getByText(KEY).innerText()).replaceAll(' ', '')
    traveller.expects('403 POST /api/auth/second-factor')
    await section.writes('Código de la aplicación', '000000')
    await section.presses('Activar')
    await section.sees('El código no es correcto o ya se usó.')
    await focus.isOn('Código de la aplicación')
    await section.writes('Código de la aplicación', await generate({ secret }))
    await section.presses('Activar')
    await focus.isOn(/^Guarda estos códigos\. .* No los volveremos a mostrar\.$/)
    const [firstCode = '', secondCode = ''] = await traveller.page.getByText(RECOVERY_CODE).allInnerTexts()
    await section.presses('Ya los guardé')
    await focus.isOn(/^Activada desde el .+ Te quedan 10 códigos de recuperación\.$/)
    await focus.isOutlined()

    await section.presses('Hacer códigos nuevos')
    await focus.isOn('Escribe tu contraseña')
    await section.presses('Cancelar')
    await focus.isOn('Hacer códigos nuevos')
    expect(focus.lost()).toEqual([])

    const elsewhere = await arrive({ means: 'keyboard' })
    const there = await watchFocus(elsewhere)
    elsewhere.expects('403 POST /api/auth/login')
    await elsewhere.opens('/login?next=/account')
    await signIn(elsewhere, ana)
    await there.isOn('Código')
    await elsewhere.presses('Volver')
    await there.isOn('Correo electrónico')
    await elsewhere.presses('Iniciar sesión')
    await there.isOn('Código')
    await elsewhere.meetsNoBarriers()
    await elsewhere.writes('Código', '12')
    await elsewhere.presses('Continuar')
    await elsewhere.sees('El código tiene 6 números.')
    await elsewhere.writes('Código', 'abcd-efgh-jkmn-pqrs')
    await elsewhere.presses('Continuar')
    await elsewhere.sees('El código no es correcto o ya se usó.')
    await there.isOn('Código')
    await elsewhere.writes('Código', firstCode)
    await elsewhere.presses('Continuar')
    await elsewhere.arrivesAt('/account')
    const second = sectionOf(elsewhere, 'Verificación en dos pasos')
    await second.sees('Te quedan 9 códigos de recuperación')

    await second.presses('Desactivar')
    await there.isOn('Escribe tu contraseña')
    await second.presses('Cancelar')
    await there.isOn('Desactivar')
    await second.presses('Desactivar')
    await second.writes('Escribe tu contraseña', ana.password)
    await second.writes('Código de la aplicación, o uno de recuperación', secondCode)
    await second.presses('Desactivar')
    await there.isOn('Está desactivada.')
    await elsewhere.meetsNoBarriers()
    expect(there.lost()).toEqual([])
  },
)

journey(
  'on a small phone, the key for the app has lines of its own, and its code signs in',
  async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana, width: 320, height: 640 })
    await traveller.opens('/account')
    const { section, secret, key } = await turnsOn(traveller, ana.password)
    const place = await key.evaluate((element) => {
      const words = element.previousElementSibling?.getBoundingClientRect()
      const part = element.parentElement?.getBoundingClientRect()
      const { top, right } = element.getBoundingClientRect()
      return { isBelow: words && top >= words.bottom, fits: part && right <= part.right }
    })
    expect(place).toEqual({ isBelow: true, fits: true })
    await traveller.meetsNoBarriers()
    await section.writes('Código de la aplicación', await generate({ secret }))
    await section.presses('Activar')
    await section.sees('Guarda estos códigos.')
    await traveller.meetsNoBarriers()
    await section.presses('Ya los guardé')

    const phone = await arrive({ width: 360, height: 740 })
    phone.expects('403 POST /api/auth/login')
    await phone.opens('/login?next=/account')
    await signIn(phone, ana)
    await phone.sees('Escribe el código de tu aplicación de autenticación.')
    await phone.meetsNoBarriers()
    await phone.writes('Código', await nextCode(secret))
    await phone.presses('Continuar')
    await phone.arrivesAt('/account')
  },
)

journey(
  'passkeys are added, named and taken away with the keyboard alone, and sessions ended, without losing the focus',
  async ({ arrive, register }) => {
    const ana = await register()
    await ana.api('POST /auth/login', { body: { email: ana.email, password: ana.password } })
    const traveller = await arrive({ as: ana, means: 'keyboard' })
    const focus = await watchFocus(traveller)
    const phone = await withAuthenticator(traveller)
    await traveller.opens('/account')
    // Before the passkeys: taking one away ends the other sessions.
    const sessions = sectionOf(traveller, 'Sesiones abiertas')
    const end = traveller.page.getByRole('button', { name: /^Cerrar sesión: / })
    await sessions.pressesOn(end)
    await end.waitFor({ state: 'detached' })
    await focus.isOn('Sesiones abiertas')

    const section = sectionOf(traveller, 'Llaves de acceso')
    const adds = async (name: string) => {
      await section.presses('Agregar una llave')
      await focus.isOn('Nombre de la llave')
      await section.writes('Nombre de la llave', name)
      await section.writes('Escribe tu contraseña', ana.password)
      await section.presses('Crear la llave')
      await section.sees(name)
      await focus.isOn('Agregar una llave')
    }
    await adds('Mi teléfono')
    await phone.isReplaced()
    await adds('Mi portátil')
    await section.presses('Agregar una llave')
    await section.presses('Cancelar')
    await focus.isOn('Agregar una llave')

    await section.presses('Renombrar: Mi teléfono')
    await focus.isOn('Nombre de la llave')
    await section.writes('Nombre de la llave', 'Teléfono viejo')
    await section.presses('Guardar')
    await focus.isOn('Renombrar: Teléfono viejo')
    await section.presses('Renombrar: Teléfono viejo')
    await section.presses('Cancelar')
    await focus.isOn('Renombrar: Teléfono viejo')

    const question = traveller.inside(traveller.page.getByRole('alertdialog'))
    await section.presses('Quitar: Teléfono viejo')
    await question.presses('Cancelar')
    await focus.isOn('Quitar: Teléfono viejo')
    await section.presses('Quitar: Teléfono viejo')
    await question.presses('Quitar llave')
    await focus.isOn('Renombrar: Mi portátil')
    await section.presses('Quitar: Mi portátil')
    await question.presses('Quitar llave')
    await section.sees('No tienes ninguna todavía.')
    await focus.isOn('Agregar una llave')

    await traveller.meetsNoBarriers()
    expect(focus.lost()).toEqual([])
  },
)
