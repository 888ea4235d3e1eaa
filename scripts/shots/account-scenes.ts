import { at, opening, type Scene } from './scene.ts'

/** Screenshots of the account, the legal pages and notifications. */
export const accountScenes: readonly Scene[] = [
  { name: 'account', path: at('/account'), who: 'member' },
  {
    name: 'account-delete',
    path: at('/account'),
    who: 'member',
    act: opening('Eliminar mi cuenta'),
  },
  { name: 'terms', path: at('/terminos'), who: 'stranger' },
  { name: 'privacy', path: at('/privacidad'), who: 'stranger' },
  { name: 'community-rules', path: at('/normas'), who: 'stranger' },
  { name: 'notifications-all', path: at('/notificaciones'), who: 'member' },
  { name: 'notices', path: at('/avisos'), who: 'member' },
  { name: 'unsubscribe', path: at('/baja?token=nadie&tipo=digest'), who: 'stranger' },
  {
    name: 'user-menu',
    path: ({ traveller }) => traveller,
    who: 'member',
    act: (visitor) => visitor.presses('Más opciones'),
  },
  {
    name: 'user-block',
    path: ({ traveller }) => traveller,
    who: 'member',
    act: async (visitor) => {
      await visitor.presses('Más opciones')
      await opening('Bloquear')(visitor)
    },
  },
  {
    name: 'account-kept-away',
    path: ({ traveller }) => traveller,
    who: 'newcomer',
    part: 'Bloqueados y silenciados',
    act: async (visitor) => {
      // Muted already, in the pictures after the first.
      await visitor.presses('Más opciones')
      await visitor.presses(/silenciar/i)
      await visitor.opens('/account')
      await visitor.page.getByRole('region', { name: 'Bloqueados y silenciados' }).waitFor()
    },
  },
  {
    name: 'terms-news',
    path: at('/'),
    who: 'newcomer',
    act: async (visitor) => {
      await visitor.page.route('**/api/users/me/consent', (route) =>
        route.fulfill({ json: { success: true, data: { current: '2026-11-22', agreed: null } } }),
      )
      await visitor.page.addInitScript(() => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}')
        localStorage.setItem('user', JSON.stringify({ ...user, hasJustSignedIn: true }))
      })
      await visitor.reloads()
      await visitor.page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'user-public', path: ({ publicUser }) => publicUser, who: 'stranger' },
  {
    name: 'place-report',
    path: ({ place }) => place,
    who: 'member',
    act: (visitor) => visitor.pressesOn(visitor.page.getByRole('button', { name: /^Denunciar/ }).first()),
  },
  {
    name: 'place-correction',
    path: ({ place }) => place,
    who: 'member',
    act: opening('Sugerir corrección'),
  },
]
