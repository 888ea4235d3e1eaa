import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** Counts the frames of a page, and those whose header offers to sign in. Runs in the page. */
const noteEveryFrame = () => {
  const seen = { frames: 0, asStranger: 0 }
  Object.assign(window, { seen })
  const look = () => {
    const header = document.querySelector('header')
    if (header) seen.frames += 1
    const offers = [...(header?.querySelectorAll('a[href^="/login"]') ?? [])]
    if (offers.some((offer) => offer.checkVisibility({ visibilityProperty: true, opacityProperty: true })))
      seen.asStranger += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return seen
}

describe('a session', () => {
  journey('outlives the reload', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana })
    await traveller.page.addInitScript(noteEveryFrame)
    await traveller.opens('/')
    await traveller.presses('Menú de perfil')
    await traveller.sees(ana.email)
    await traveller.meetsNoBarriers()
    const { frames, asStranger } = await traveller.page.evaluate(
      () => (window as unknown as { seen: ReturnType<typeof noteEveryFrame> }).seen,
    )
    expect(frames).toBeGreaterThan(3)
    expect(asStranger, 'frames that offered to sign in').toBe(0)
  })

  journey('ends in every tab when one of them leaves', async ({ arrive, register }) => {
    const ana = await register()
    for (const name of ['Mirador del alba', 'Mirador del ocaso']) await placeWithReview(ana, name)
    const traveller = await arrive({ as: ana })
    await traveller.opens('/')
    const secondTab = await traveller.context.newPage()
    await secondTab.goto('/')
    await secondTab.getByRole('button', { name: 'Menú de perfil' }).waitFor()
    // The requests that the other tab still had under way when the session ended.
    for (const late of [
      `/users/${ana.session.user.id}/stats`,
      '/events',
      '/places/reviews',
      '/direct-messages/unread-count',
      '/notifications/unread-count',
    ])
      traveller.tolerates(`401 GET /api${late}`)
    const asked: string[] = []
    traveller.page.on('request', (request) => asked.push(request.url()))
    await traveller.presses('Menú de perfil')
    await traveller.presses('Cerrar sesión')
    await traveller.sees('Sesión cerrada exitosamente.')
    await traveller.arrivesAt('/')
    // The lists already contain the reactions: no request asks for those of a single review.
    await expect.poll(() => asked.some((url) => url.endsWith('/api/auth/logout'))).toBe(true)
    expect(asked.filter((url) => url.includes('/reaction'))).toEqual([])
    await secondTab.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor()
    expect(await secondTab.evaluate(() => localStorage.getItem('refreshToken'))).toBe(null)
  })

  journey(
    'leaves what was typed and not sent to its author, who can have it deleted',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const ana = await register()
      const bruno = await register()
      const traveller = await arrive({ as: ana })
      const kept = () =>
        traveller.page.evaluate(() => Object.values(localStorage).some((text) => text.includes('el banco')))
      const leaves = async () => {
        await traveller.presses('Menú de perfil')
        await traveller.presses('Cerrar sesión')
        await traveller.sees('Sesión cerrada exitosamente.')
      }
      await traveller.opens(`/chats?con=${bruno.session.user.id}`)
      await traveller.writes('Escribe un mensaje', 'La llave está bajo el banco.')
      await expect.poll(kept).toBe(true)
      await traveller.opens('/')
      await leaves()
      await traveller.sees('Lo que escribiste sin publicar queda en este navegador para cuando vuelvas.')
      await traveller.meetsNoBarriers()
      expect(await kept()).toBe(true)
      await traveller.presses('Borrarlo')
      await traveller.sees('Se borró lo que escribiste sin publicar.')
      expect(await kept()).toBe(false)
    },
  )

  journey(
    'that another device ends says so, on any page',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const ana = await register()
      const { data } = await ana.api('POST /auth/login', {
        body: { email: ana.email, password: ana.password },
      })
      const traveller = await arrive({ as: ana })
      await traveller.opens('/')
      await traveller.page.getByRole('button', { name: 'Menú de perfil' }).waitFor()
      const secondTab = await traveller.context.newPage()
      await secondTab.goto('/account')
      await secondTab.getByText('Este dispositivo', { exact: true }).waitFor()
      // Whatever the pages ask for at that moment is refused.
      traveller.problems.pause()
      await traveller.page.request.post('/api/auth/change-password', {
        headers: { authorization: `Bearer ${data.accessToken}` },
        data: { currentPassword: ana.password, newPassword: 'Otra-Caminante-2' },
      })
      const words = 'Tu sesión terminó. Inicia sesión para seguir.'
      await traveller.sees(words)
      await secondTab.waitForURL((at) => at.pathname === '/login')
      await secondTab.getByRole('main').getByText(words).waitFor()
      // On a phone, the toast would cover the form.
      await expect
        .poll(() => secondTab.getByRole('region', { name: 'Avisos' }).getByText(words).count())
        .toBe(0)
      await traveller.meetsNoBarriers()
    },
  )

  journey(
    'whose access token ran out is renewed once for two tabs',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const ana = await register()
      const { session } = ana
      const worn = { ...ana, session: { ...session, accessToken: `${session.accessToken.slice(0, -4)}AAAA` } }
      const traveller = await arrive({ as: worn })
      const secondTab = await traveller.context.newPage()
      let renewals = 0
      traveller.context.on('request', (request) => {
        if (request.url().endsWith('/api/auth/refresh')) renewals++
      })
      traveller.expects('401 GET /api/auth/sessions')
      // Other requests that the page sends before it has the new token.
      for (const asked of [
        `/users/${session.user.id}/stats`,
        '/events',
        '/direct-messages/unread-count',
        '/users/me/profile',
        '/users/me/blocks',
        '/users/me/mutes',
        '/auth/security-events',
        '/auth/email',
        '/auth/second-factor',
        '/auth/passkeys',
        '/notifications/settings',
        '/notifications/unread-count',
      ])
        traveller.tolerates(`401 GET /api${asked}`)
      await Promise.all([traveller.opens('/account'), secondTab.goto('/account')])
      await traveller.sees('Este dispositivo')
      await secondTab.getByText('Este dispositivo').waitFor()
      expect(renewals).toBe(1)
    },
  )

  journey(
    'is renewed before anything is refused, when its visitor comes back later',
    async ({ arrive, register }) => {
      const ana = await register()
      const { session } = ana
      const worn = { ...ana, session: { ...session, accessToken: `${session.accessToken.slice(0, -4)}AAAA` } }
      const traveller = await arrive({ as: worn })
      await traveller.context.addInitScript(
        (since) => {
          const isSite = location.protocol.startsWith('http')
          if (isSite && localStorage.getItem('tokenSince') === null) localStorage.setItem('tokenSince', since)
        },
        String(Date.now() - 16 * 60_000),
      )
      const secondTab = await traveller.context.newPage()
      // A single answer with 401 would be a problem of the page, and fail this journey.
      await Promise.all([traveller.opens('/account'), secondTab.goto('/account')])
      await traveller.sees('Este dispositivo')
      await secondTab.getByText('Este dispositivo').waitFor()
    },
  )
})
