import { newEmail, PASSWORD } from '../../tools/accounts.ts'
import type { Visitor } from '../../tools/visitor.ts'
import { accountScenes } from './account-scenes.ts'
import { addPlaceScenes } from './add-place-scenes.ts'
import { deskScenes } from './desk-scenes.ts'
import { groupScenes } from './group-scenes.ts'
import { itineraryScenes } from './itinerary-scenes.ts'
import { placeScenes } from './place-scenes.ts'
import { at, opening, type Scene } from './scene.ts'
import { signInScenes } from './sign-in-scenes.ts'
import { tripScenes } from './trip-scenes.ts'

/** Makes the next page unreachable. */
const lost = async (visitor: Visitor) => {
  await visitor.losesTheConnection()
  await visitor.page.getByRole('link', { name: 'Comenzar gratis' }).click()
  await visitor.seesHeading('Sin conexión')
}

/** Every page, dialog and state to take. Add lines for a new screen here. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: at('/'), who: 'both' },
  { name: 'home-page-2', path: at('/?page=2'), who: 'stranger' },
  {
    name: 'menu',
    path: at('/'),
    who: 'both',
    widths: (width) => width < 1024,
    act: opening('Abrir menú'),
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
    act: async (visitor) => {
      await visitor.presses('Abrir el asistente de viajes')
      await visitor.page.getByRole('dialog', { name: 'Asistente de viajes' }).waitFor()
    },
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
  {
    name: 'home-suggestions',
    path: at('/'),
    who: 'stranger',
    act: async (visitor) => {
      await visitor.writes('Buscar lugares', 'ca')
      await visitor.page.getByRole('option').first().waitFor()
    },
  },
  { name: 'offline', path: at('/'), who: 'stranger', act: (visitor) => lost(visitor) },
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
    act: opening(/^Leerlos/),
  },
  {
    name: 'register-done',
    path: at('/register'),
    who: 'stranger',
    act: async (visitor) => {
      await visitor.writes('Correo electrónico', newEmail())
      await visitor.writes('Contraseña', PASSWORD)
      await visitor.writes('Confirmar contraseña', PASSWORD)
      await visitor.chooses('Acepto los términos y condiciones')
      await visitor.presses('Crear cuenta')
      await visitor.sees('Revisa tu correo')
    },
  },
  { name: 'forgot-password', path: at('/forgot-password'), who: 'stranger' },
  { name: 'reset-password-no-token', path: at('/reset-password'), who: 'stranger' },
  { name: 'reset-password', path: at('/reset-password?token=abc'), who: 'stranger' },
  { name: 'email-change', path: at(`/cambio-de-correo?token=${'a'.repeat(43)}`), who: 'stranger' },
  {
    name: 'email-change-stop',
    path: at(`/cambio-de-correo?token=${'a'.repeat(43)}&accion=detener`),
    who: 'stranger',
  },
  { name: 'confirm-email-no-token', path: at('/confirm-email'), who: 'stranger' },
  { name: 'confirm-email-wrong', path: at(`/confirm-email?token=${'a'.repeat(43)}`), who: 'stranger' },
  {
    name: 'confirm-email',
    path: ({ confirmation }) => confirmation(),
    who: 'stranger',
    act: (visitor) => visitor.seesHeading('Email confirmado'),
  },
  {
    name: 'confirm-email-waiting',
    path: at('/'),
    who: 'stranger',
    act: async (visitor) => {
      await visitor.page.route('**/api/auth/confirm-email/*', () => {})
      await visitor.opens(`/confirm-email?token=${'a'.repeat(43)}`)
    },
  },
  { name: 'explore', path: at('/explorar'), who: 'stranger' },
  {
    name: 'explore-map',
    path: at('/explorar'),
    who: 'stranger',
    widths: (width) => width < 768,
    act: (visitor) => visitor.presses('Ver mapa'),
  },
  {
    name: 'explore-failed',
    path: at('/explorar'),
    who: 'stranger',
    act: async (visitor) => {
      await visitor.page.route('**/api/places?*', (route) => route.abort())
      await visitor
        .inside(visitor.page.getByRole('search', { name: 'Filtrar lugares' }))
        .writes('Buscar', 'torre')
      await visitor.page.getByRole('button', { name: 'Reintentar' }).waitFor()
    },
  },
  { name: 'explore-nothing', path: at('/explorar?q=zzzzzz'), who: 'stranger' },
  { name: 'search', path: at('/search?q=andariego'), who: 'both' },
  { name: 'search-places', path: at('/search?q=de'), who: 'stranger' },
  { name: 'search-nothing', path: at('/search?q=zzzzzz'), who: 'stranger' },
  ...placeScenes,
  ...addPlaceScenes,
  ...groupScenes,
  { name: 'profile', path: at('/profile'), who: 'both' },
  {
    name: 'profile-milestone',
    path: at('/profile'),
    who: 'member',
    act: (visitor) => visitor.presses(/^Guía Experto/),
  },
  {
    name: 'notifications',
    path: at('/profile'),
    who: 'member',
    act: (visitor) => visitor.presses(/^Notificaciones/),
  },
  { name: 'user', path: ({ traveller }) => traveller, who: 'member' },
  { name: 'user-nobody', path: at('/user'), who: 'member' },
  ...itineraryScenes,
  ...tripScenes,
  ...accountScenes,
  ...signInScenes,
  ...deskScenes,
  { name: 'chats', path: at('/chats'), who: 'member' },
  {
    name: 'chat',
    path: at('/chats'),
    who: 'member',
    act: (visitor) => visitor.pressesOn(visitor.page.getByRole('button', { name: /Mateo/ })),
  },
  { name: 'chat-request', path: at('/chats'), who: 'member', act: opening(/Renata/) },
  {
    name: 'chat-report',
    path: at('/chats'),
    who: 'member',
    act: async (visitor) => {
      await opening(/Renata/)(visitor)
      await visitor.presses('Denunciar este mensaje')
      await visitor.page.getByRole('dialog', { name: 'Denunciar este mensaje' }).waitFor()
    },
  },
  {
    name: 'add-place',
    path: at('/add-place'),
    who: 'suspended',
    act: (visitor) => visitor.sees(/por ahora solo puedes leer/),
  },
  { name: 'notices', path: at('/avisos'), who: 'suspended' },
  { name: 'chats-practice', path: at('/chats/practica'), who: 'member' },
]
