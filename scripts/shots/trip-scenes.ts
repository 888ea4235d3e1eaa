import type { Scene } from './scene.ts'

/** Screenshots of a trip with all possible content. */
export const tripScenes: readonly Scene[] = [
  { name: 'trip', path: ({ trip }) => trip, who: 'member' },
  {
    name: 'trip-menu',
    path: ({ trip }) => trip,
    who: 'member',
    act: (visitor) => visitor.presses('Más acciones'),
  },
  {
    name: 'trip-export',
    path: ({ trip }) => trip,
    who: 'member',
    act: async (visitor) => {
      await visitor.presses('Más acciones')
      await visitor.presses('Descargar o imprimir')
      await visitor.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'trip-details',
    path: ({ trip }) => trip,
    who: 'member',
    act: (visitor) => visitor.pressesOn(visitor.page.getByRole('button', { name: /^Detalles de/ }).first()),
  },
  {
    name: 'trip-comments',
    path: ({ trip }) => trip,
    who: 'member',
    act: (visitor) => visitor.pressesOn(visitor.page.getByRole('button', { name: /coment/i }).first()),
  },
  {
    name: 'trip-history',
    path: ({ trip }) => trip,
    who: 'member',
    act: async (visitor) => {
      await visitor.presses('Más acciones')
      await visitor.presses('Historial')
    },
  },
  {
    name: 'trip-links',
    path: ({ trip }) => trip,
    who: 'member',
    act: async (visitor) => {
      await visitor.presses('Compartir')
      await visitor.page.getByLabel('Enlace nuevo').waitFor()
    },
  },
  {
    name: 'trip-editor',
    path: ({ trip }) => `${trip}/edit`,
    who: 'member',
    act: (visitor) =>
      visitor.page
        .getByRole('button', { name: /^Reordenar/ })
        .first()
        .waitFor(),
  },
  { name: 'trip-book', path: ({ book }) => book, who: 'member' },
  { name: 'trip-shared', path: ({ sharedTrip }) => sharedTrip, who: 'stranger' },
  { name: 'trip-shared-gone', path: () => '/viaje/nadie', who: 'stranger' },
  { name: 'trip-invitation', path: ({ invitation }) => invitation, who: 'moderator' },
]
