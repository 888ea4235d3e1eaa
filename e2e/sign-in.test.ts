import { describe, expect } from 'vitest'
import { confirm, register, signIn } from './account-stories.ts'
import { newEmail, PASSWORD } from './accounts.ts'
import { journey, WAYS } from './journey.ts'

describe.each(WAYS)('opening an account, $how', ({ arrival }) => {
  journey('registers, confirms by the mailed link and signs in', async ({ arrive, mailbox }) => {
    const visitor = await arrive(arrival)
    const credentials = { email: newEmail(), password: PASSWORD }
    await visitor.opens('/register')
    await visitor.meetsNoBarriers()
    await register(visitor, credentials)
    await visitor.meetsNoBarriers()
    await confirm(visitor, mailbox, credentials.email)
    expect(await visitor.page.title()).toBe('Email confirmado')
    await visitor.meetsNoBarriers()
    // It leads home by itself after three seconds.
    await visitor.arrivesAt('/')
    await visitor.opens('/login')
    await visitor.meetsNoBarriers()
    await signIn(visitor, credentials)
    await visitor.arrivesAt('/')
  })
})

describe('signing in', () => {
  journey(
    'says no more than that the two do not fit, and keeps what was typed',
    async ({ visitor, register }) => {
      const { email } = await register()
      visitor.expects('401 POST /api/auth/login')
      await visitor.opens('/login')
      await signIn(visitor, { email, password: 'Equivocada-1' })
      await visitor.sees('Correo o contraseña incorrectos.')
      expect(await visitor.page.getByLabel('Correo electrónico').inputValue()).toBe(email)
      await visitor.meetsNoBarriers()
      await signIn(visitor, { email, password: PASSWORD })
      await visitor.arrivesAt('/')
    },
  )

  journey('names what is missing and leads to it', async ({ arrive }) => {
    const visitor = await arrive({ means: 'keyboard' })
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', 'sin arroba')
    await visitor.presses('Iniciar sesión')
    await visitor.sees('Formato de correo inválido.')
    await visitor.sees('La contraseña es requerida.')
    const email = visitor.page.getByLabel('Correo electrónico')
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    await visitor.meetsNoBarriers()
  })

  journey('sends the confirmation again to whoever has not confirmed', async ({ visitor, mailbox }) => {
    const credentials = { email: newEmail(), password: PASSWORD }
    visitor.expects('403 POST /api/auth/login')
    await visitor.opens('/register')
    await register(visitor, credentials)
    const { link: firstLink } = await mailbox.letterTo(credentials.email, /^Confirma/)
    await visitor.opens('/login')
    await signIn(visitor, credentials)
    await visitor.presses('Enviar el enlace otra vez')
    await expect.poll(async () => (await mailbox.lettersTo(credentials.email)).length).toBe(2)
    visitor.expects(`410 GET /api/auth/confirm-email/${new URL(firstLink).searchParams.get('token')}`)
    await visitor.opens(firstLink)
    await visitor.seesHeading('Error de confirmación')
    await visitor.meetsNoBarriers()
    await confirm(visitor, mailbox, credentials.email)
    await visitor.follows('Ir al inicio')
    await visitor.arrivesAt('/')
  })

  journey('leads back to the page that asked for it', async ({ visitor, register }) => {
    const ana = await register()
    await visitor.opens('/account')
    await visitor.arrivesAt(/^\/login\?next=/)
    await signIn(visitor, ana)
    await visitor.arrivesAt('/account')
    await visitor.seesHeading('Mi cuenta')
  })
})

describe('a forgotten password', () => {
  journey('is replaced by a mailed link, which works once', async ({ visitor, register, mailbox }) => {
    const { email } = await register()
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.follows('¿Olvidaste tu contraseña?')
    await visitor.arrivesAt('/forgot-password')
    await visitor.meetsNoBarriers()
    await visitor.presses('Enviar enlace')
    const { link } = await mailbox.letterTo(email, /contraseña nueva/)
    await visitor.opens(link)
    await visitor.seesHeading('Elige una contraseña nueva')
    await visitor.meetsNoBarriers()
    await visitor.writes('Contraseña nueva', 'Otra-Senda-2')
    await visitor.writes('Confirmar contraseña nueva', 'Otra-Senda-2')
    await visitor.presses('Guardar contraseña')
    await visitor.follows('Iniciar sesión')
    await signIn(visitor, { email, password: 'Otra-Senda-2' })
    await visitor.arrivesAt('/')
    visitor.expects('410 POST /api/auth/reset-password')
    await visitor.opens(link)
    await visitor.writes('Contraseña nueva', 'Otra-Senda-3')
    await visitor.writes('Confirmar contraseña nueva', 'Otra-Senda-3')
    await visitor.presses('Guardar contraseña')
    await visitor.page.getByRole('link', { name: 'Pedir otro enlace' }).waitFor()
  })
})
