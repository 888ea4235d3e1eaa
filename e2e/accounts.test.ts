import { buffer } from 'node:stream/consumers'
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail, PASSWORD } from '../tools/accounts.ts'
import { journey } from './journey.ts'

/** The server's answer, but for what was agreed to: there is one version of the terms so far. */
const asOfOlderTerms = async (route: Route) => {
  if (route.request().method() !== 'GET') return route.fallback()
  const response = await route.fetch()
  const { data, ...rest } = await response.json()
  await route.fulfill({ response, json: { ...rest, data: { ...data, agreed: null } } })
}

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
    await visitor.page.route('**/api/users/me/consent', asOfOlderTerms)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/account')
    const terms = visitor.inside(visitor.page.getByRole('dialog', { name: 'Los términos cambiaron' }))
    await terms.sees('Normas de la comunidad')
    const agreed = visitor.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/users/me/consent'),
    )
    await terms.presses('De acuerdo')
    expect((await agreed).ok()).toBe(true)
    await visitor.doesNotSee('Los términos cambiaron')
    await visitor.sees('Este dispositivo')
    await visitor.meetsNoBarriers()
  })

  journey('reads the terms and loses nothing typed', { tags: ['release'] }, async ({ arrive }) => {
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

  journey(
    'who signs in too early gets the link once more',
    { tags: ['release'] },
    async ({ visitor, mailbox }) => {
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
    },
  )
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

  journey('leads to no other site', { tags: ['release'] }, async ({ arrive, register }) => {
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
  journey(
    'gets another address, and its old one gets it back',
    { tags: ['release'] },
    async ({ arrive, register, mailbox }) => {
      const ana = await register()
      const email = newEmail('nueva')
      const traveller = await arrive({ as: ana, width: 360 })
      await traveller.opens('/account')
      traveller.expects('403 POST /api/auth/email')
      await traveller.writes('Correo nuevo', email)
      await traveller.writes('Tu contraseña', 'otra')
      await traveller.presses('Cambiar correo')
      await traveller.sees('La contraseña actual no es correcta.')
      await traveller.writes('Tu contraseña', ana.password)
      await traveller.page.getByRole('button', { name: 'Cambiar correo' }).dblclick()
      await traveller.sees('Te enviamos un enlace al correo nuevo.')
      await traveller.sees(`Falta confirmar ${email}`)
      await traveller.meetsNoBarriers()
      const { link: confirming } = await mailbox.letterTo(email, /^Confirma/)
      expect(await mailbox.lettersTo(email)).toHaveLength(1)
      const firstTab = await traveller.context.newPage()
      await firstTab.goto('/account')
      await firstTab.getByText(`Falta confirmar ${email}`).waitFor()
      await traveller.opens(confirming)
      await traveller.meetsNoBarriers()
      await traveller.page.getByRole('button', { name: 'Confirmar el correo nuevo' }).dblclick()
      await traveller.sees('Tu correo se cambió.')
      await firstTab.getByText(`Falta confirmar ${email}`).waitFor({ state: 'hidden' })
      // The older tab takes over the new address, and does not put the old one back.
      expect(await firstTab.evaluate(() => localStorage.getItem('user'))).toContain(email)
      await firstTab.close()
      await traveller.inside(traveller.page.getByRole('main')).follows('Ir a mi cuenta')
      await traveller.inside(traveller.page.getByRole('main')).sees(email)

      const owner = await arrive()
      await owner.opens((await mailbox.letterTo(ana.email, /^El correo de tu cuenta/)).link)
      await owner.presses('Detener el cambio')
      await owner.sees('Tu correo vuelve a ser el de antes')
      const { link } = await mailbox.letterTo(ana.email, /^Elige una/)
      expect(new URL(link).pathname).toBe('/reset-password')
    },
  )

  journey(
    'says how to go on behind a link that is of no use any more',
    { tags: ['release'] },
    async ({ arrive, register, mailbox }) => {
      const [ana, email] = [await register(), newEmail('nueva')]
      await ana.api('POST /auth/email', { body: { email, password: ana.password } })
      const [confirming, stopping] = await Promise.all([
        mailbox.letterTo(email, /^Confirma/),
        mailbox.letterTo(ana.email, /^Se pidió/),
      ])
      await ana.api('DELETE /auth/email')
      const owner = await arrive({ width: 360, height: 740 })
      owner.expects('410 POST /api/auth/email/confirm')
      await owner.opens(confirming.link)
      // A server that is busy is asked again.
      owner.expects('503 POST /api/auth/email/confirm')
      await owner.page.route('**/api/auth/email/confirm', (route) => route.fulfill({ status: 503 }), {
        times: 1,
      })
      await owner.presses('Confirmar el correo nuevo')
      await owner.sees('Error inesperado.')
      // A finger's second tap so soon after the first would be taken for a double click, and ignored.
      await owner.page.keyboard.press('Enter')
      await owner.sees('solo sirve el último que pediste')
      await owner.meetsNoBarriers()
      await owner.opens(stopping.link)
      await owner.presses('Detener el cambio')
      await owner.sees('El cambio se detuvo.')
      owner.expects('404 POST /api/auth/email/stop')
      await owner.opens(`${new URL(stopping.link).pathname}?accion=detener&token=otro`)
      await owner.presses('Detener el cambio')
      await owner.sees('Si no pediste tú el cambio')
      await owner.follows('Elegir otra contraseña')
      await owner.arrivesAt('/forgot-password')
      await owner.opens(`${new URL(confirming.link).pathname}`)
      await owner.inside(owner.page.getByRole('main')).follows('Ir a mi cuenta')
      await owner.arrivesAt('/login')
    },
  )

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
    await dialog.sees(/^Tus itinerarios se borran también para quienes los comparten contigo\./)
    await dialog.presses('Eliminar cuenta')
    await dialog.sees('La contraseña actual no es correcta.')
    await dialog.writes('Escribe tu contraseña para confirmarlo', ana.password)
    await dialog.presses('Eliminar cuenta')
    await traveller.arrivesAt('/')
    await traveller.sees('Tu cuenta se eliminó.')
  })

  journey(
    'shows every device, ends one, and all others with a new password',
    { tags: ['release'] },
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
      // The list must be right at once (optimistic update) and stay right after the server has answered.
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
