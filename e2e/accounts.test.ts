import { buffer } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { newEmail, PASSWORD } from '../tools/accounts.ts'
import { journey } from './journey.ts'

const NEW_PASSWORD = 'Andariega-2'

describe('a newcomer', () => {
  journey('registers, confirms by mail and signs in', async ({ visitor, mailbox }) => {
    const email = newEmail()
    await visitor.opens('/register?next=/groups')
    const submit = visitor.page.getByRole('button', { name: 'Crear cuenta' })
    await visitor.writes('Correo electrónico', email)
    await visitor.page.getByLabel('Contraseña', { exact: true }).focus()
    await visitor.page.keyboard.press('Tab')
    await visitor.sees('Faltan:')
    await visitor.writes('Contraseña', 'caminante')
    await visitor.writes('Confirmar contraseña', PASSWORD)
    await visitor.sees('La contraseña no cumple con los requisitos.')
    await visitor.writes('Contraseña', PASSWORD)
    expect(await submit.isDisabled()).toBe(true)
    await visitor.chooses('Acepto los términos y condiciones')
    await visitor.meetsNoBarriers()
    await visitor.presses('Crear cuenta')
    await visitor.sees('Usuario registrado exitosamente. Revisa tu correo para confirmar tu cuenta.')
    expect(await visitor.page.getByLabel('Correo electrónico').inputValue()).toBe('')

    const { link } = await mailbox.letterTo(email, /^Confirma/)
    await visitor.opens(link)
    await visitor.seesHeading('Email confirmado')
    expect(await visitor.page.title()).toBe('Email confirmado')
    await visitor.arrivesAt('/')
    await visitor.sees('Tu correo está confirmado: ya puedes iniciar sesión.')
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt(/^\/login\?next=\/groups$/)

    visitor.expects(`410 GET /api/auth/confirm-email/${new URL(link).searchParams.get('token')}`)
    await visitor.opens(link)
    await visitor.seesHeading('Error de confirmación')
    await visitor.inside(visitor.page.getByRole('main')).follows('iniciar sesión')
    await visitor.arrivesAt('/login')

    await visitor.opens('/account')
    await visitor.arrivesAt('/login')
    await visitor.writes('Correo electrónico', ` ${email} `)
    await visitor.writes('Contraseña', PASSWORD)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/account')
    await visitor.sees('Este dispositivo')
    await visitor.meetsNoBarriers()
  })

  journey('reads the terms and loses nothing typed', async ({ arrive }) => {
    const visitor = await arrive({ means: 'keyboard' })
    await visitor.opens('/register')
    await visitor.writes('Correo electrónico', 'ana@example.com')
    await visitor.presses('Leerlos: términos y condiciones')
    await visitor.seesHeading('Términos y Condiciones')
    await visitor.meetsNoBarriers()
    await visitor.page.keyboard.press('Escape')
    await visitor.doesNotSee('herramienta educativa')
    expect(await visitor.page.getByLabel('Correo electrónico').inputValue()).toBe('ana@example.com')
  })

  journey('who signs in too early gets the link once more', async ({ visitor, mailbox }) => {
    const email = newEmail()
    await visitor.page.request.post('/api/auth/register', { data: { email, password: PASSWORD } })
    const first = await mailbox.letterTo(email, /^Confirma/)
    visitor.expects('403 POST /api/auth/login')
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.writes('Contraseña', PASSWORD)
    await visitor.presses('Iniciar sesión')
    await visitor.presses('Enviar el enlace otra vez')
    await visitor.sees('te enviamos un nuevo enlace')
    visitor.expects(`410 GET /api/auth/confirm-email/${new URL(first.link).searchParams.get('token')}`)
    await visitor.opens(first.link)
    await visitor.seesHeading('Error de confirmación')
    await visitor.sees('El enlace expiró: es válido durante 24 horas.')
    await visitor.meetsNoBarriers()
  })
})

describe('signing in', () => {
  journey('says what is wrong, field by field', async ({ visitor }) => {
    visitor.expects('401 POST /api/auth/login')
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', 'ana@casa')
    await visitor.presses('Iniciar sesión')
    await visitor.sees('Formato de correo inválido.')
    await visitor.sees('La contraseña es requerida.')
    await visitor.writes('Correo electrónico', newEmail())
    await visitor.writes('Contraseña', 'nada')
    await visitor.presses('Iniciar sesión')
    await visitor.sees('Correo o contraseña incorrectos.')
    await visitor.meetsNoBarriers()
  })

  journey('leads to no other site', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register() })
    await traveller.page.goto('/login?next=/.//example.org')
    await traveller.arrivesAt('/')
  })

  journey('works again after a forgotten password', async ({ visitor, register, mailbox }) => {
    const { email } = await register()
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.follows('¿Olvidaste tu contraseña?')
    await visitor.seesHeading('Recuperar contraseña')
    await visitor.presses('Enviar enlace')
    await visitor.sees('te enviamos un enlace para elegir una contraseña nueva')
    await visitor.opens((await mailbox.letterTo(email, /^Elige/)).link)
    await visitor.writes('Contraseña nueva', NEW_PASSWORD)
    await visitor.writes('Confirmar contraseña nueva', NEW_PASSWORD)
    await visitor.presses('Guardar contraseña')
    await visitor.sees('Ya puedes usarla para entrar.')
    await visitor.inside(visitor.page.getByRole('main')).follows('Iniciar sesión')
    await visitor.writes('Correo electrónico', email)
    await visitor.writes('Contraseña', NEW_PASSWORD)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/')
  })
})

describe('the account', () => {
  journey('is taken along and removed by its owner', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens('/account')
    await traveller.inside(traveller.page.getByRole('main')).sees(ana.email)
    const download = traveller.page.waitForEvent('download')
    await traveller.presses('Descargar mis datos')
    const stream = await (await download).createReadStream()
    const archive = await buffer(stream)
    expect(archive.subarray(0, 2).toString()).toBe('PK')

    traveller.expects('403 DELETE /api/users/me')
    await traveller.presses('Eliminar mi cuenta')
    const dialog = traveller.inside(traveller.page.getByRole('alertdialog'))
    await dialog.sees('Usuario eliminado')
    await traveller.meetsNoBarriers()
    await dialog.writes('Escribe tu contraseña para confirmarlo', 'otra')
    await dialog.presses('Eliminar cuenta')
    await dialog.sees('La contraseña actual no es correcta.')
    await dialog.writes('Escribe tu contraseña para confirmarlo', ana.password)
    await dialog.presses('Eliminar cuenta')
    await traveller.arrivesAt('/')
    await traveller.sees('Tu cuenta se eliminó.')
  })

  journey(
    'shows every device, ends one, and all others with a new password',
    async ({ arrive, register, mailbox }) => {
      const ana = await register()
      const home = await arrive({ as: ana })
      const login = () =>
        home.page.request.post('/api/auth/login', { data: { email: ana.email, password: ana.password } })
      await login()
      await home.opens('/account')
      const others = home.page.getByRole('button', { name: /^Cerrar sesión: / })
      await expect.poll(() => others.count()).toBe(1)
      const ended = home.page.waitForResponse((response) => response.request().method() === 'DELETE')
      await home.pressesOn(others)
      // Shown at once, and still so when the server has answered.
      await ended
      await expect.poll(() => others.count()).toBe(0)
      await home.sees('Cerraste la sesión de otro dispositivo')

      await login()
      await home.reloads()
      await expect.poll(() => others.count()).toBe(1)
      await home.writes('Contraseña actual', ana.password)
      await home.writes('Contraseña nueva', NEW_PASSWORD)
      await home.writes('Confirmar contraseña nueva', NEW_PASSWORD)
      await home.presses('Cambiar contraseña')
      await home.sees('Tu contraseña se cambió correctamente.')
      await home.sees('Cambiaste tu contraseña')
      const { subject } = await mailbox.letterTo(ana.email, /^Nuevo inicio/)
      expect(subject).toBe('Nuevo inicio de sesión en tu cuenta')
      await expect.poll(() => others.count()).toBe(0)
    },
  )
})
