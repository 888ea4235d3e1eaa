import type { Visitor } from '../../e2e/visitor.ts'

/** What stands in the sample community that scenes lead to. */
export interface Sights {
  /** Address of a place with reviews that have photos. */
  place: string
}

export interface Scene {
  /** Names the picture's file. */
  name: string
  path: (sights: Sights) => string
  /** Whose view it is. */
  who: 'stranger' | 'member' | 'both'
  /** Only up to or from this width: what is there differs. */
  widths?: (width: number) => boolean
  /** What happens before the picture is taken. */
  act?: (visitor: Visitor) => Promise<unknown>
}

const at = (path: string) => () => path
const place = ({ place }: Sights) => place

/** Every page, dialog and state worth looking at. A new screen adds its lines here. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: at('/'), who: 'both' },
  { name: 'home-page-2', path: at('/?page=2'), who: 'stranger' },
  {
    name: 'menu',
    path: at('/'),
    who: 'both',
    widths: (width) => width < 1024,
    act: (visitor) => visitor.presses('Abrir menú'),
  },
  {
    name: 'profile-menu',
    path: at('/'),
    who: 'member',
    widths: (width) => width >= 1024,
    act: (visitor) => visitor.presses('Menú de perfil'),
  },
  {
    name: 'assistant',
    path: at('/'),
    who: 'both',
    act: (visitor) => visitor.presses('Abrir el asistente de viajes'),
  },
  {
    name: 'assistant-answer',
    path: at('/ai-chat'),
    who: 'member',
    act: async (visitor) => {
      await visitor.writes('Tu mensaje', 'Un plan de 2 días en Buenos Aires')
      await visitor.presses('Enviar')
      await visitor.page.getByRole('button', { name: 'Crear itinerario' }).last().waitFor()
    },
  },
  { name: 'not-found', path: at('/no-existe'), who: 'stranger' },
  { name: 'login', path: at('/login'), who: 'stranger' },
  {
    name: 'login-errors',
    path: at('/login'),
    who: 'stranger',
    act: (visitor) => visitor.presses('Iniciar sesión'),
  },
  { name: 'register', path: at('/register'), who: 'stranger' },
  {
    name: 'register-hints',
    path: at('/register'),
    who: 'stranger',
    act: async (visitor) => {
      await visitor.writes('Correo electrónico', 'sin arroba')
      await visitor.writes('Contraseña', 'corta1')
      await visitor.writes('Confirmar contraseña', 'otra')
    },
  },
  {
    name: 'register-terms',
    path: at('/register'),
    who: 'stranger',
    act: (visitor) => visitor.presses(/^Leerlos/),
  },
  { name: 'forgot-password', path: at('/forgot-password'), who: 'stranger' },
  { name: 'reset-password-no-token', path: at('/reset-password'), who: 'stranger' },
  { name: 'reset-password', path: at('/reset-password?token=abc'), who: 'stranger' },
  { name: 'confirm-email-no-token', path: at('/confirm-email'), who: 'stranger' },
  { name: 'explore', path: at('/explorar'), who: 'stranger' },
  { name: 'explore-nothing', path: at('/explorar?q=zzzzzz'), who: 'stranger' },
  { name: 'search', path: at('/search?q=de'), who: 'stranger' },
  { name: 'search-nothing', path: at('/search?q=zzzzzz'), who: 'stranger' },
  { name: 'place', path: place, who: 'both' },
  {
    name: 'place-media-viewer',
    path: place,
    who: 'stranger',
    act: (visitor) =>
      visitor.pressesOn(visitor.page.getByRole('button', { name: /^Ver (foto|video) 1/ }).first()),
  },
  {
    name: 'place-history',
    path: place,
    who: 'stranger',
    act: (visitor) => visitor.presses('Historial'),
  },
  {
    name: 'place-description-editor',
    path: place,
    who: 'member',
    act: (visitor) => visitor.presses('Editar descripción'),
  },
  { name: 'add-place', path: at('/add-place'), who: 'member' },
  {
    name: 'add-place-suggestions',
    path: at('/add-place'),
    who: 'member',
    act: async (visitor) => {
      await visitor.writes('Buscar un lugar', 'torre')
      await visitor.page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'add-place-selected',
    path: at('/add-place'),
    who: 'member',
    act: (visitor) => visitor.finds('Buscar un lugar', 'torre', /Torre/),
  },
  { name: 'groups', path: at('/groups'), who: 'member' },
  {
    name: 'groups-create',
    path: at('/groups'),
    who: 'member',
    act: (visitor) => visitor.presses('Crear grupo'),
  },
  {
    name: 'groups-remove',
    path: at('/groups'),
    who: 'member',
    act: (visitor) =>
      visitor.pressesOn(visitor.page.getByRole('button', { name: /^Eliminar grupo / }).first()),
  },
  {
    name: 'groups-add-member',
    path: at('/groups'),
    who: 'member',
    act: (visitor) =>
      visitor.pressesOn(visitor.page.getByRole('button', { name: /^Agregar miembro a / }).first()),
  },
  { name: 'account', path: at('/account'), who: 'member' },
  {
    name: 'account-delete',
    path: at('/account'),
    who: 'member',
    act: (visitor) => visitor.presses('Eliminar mi cuenta'),
  },
]
