import type { Visitor } from '../../tools/visitor.ts'
import type { Scene } from './scene.ts'

const openItinerary = async ({ page, pressesOn }: Visitor) => {
  await pressesOn(page.locator('main article').getByRole('link').last())
  await page.getByRole('tab').first().waitFor()
}

export const itineraryScenes: readonly Scene[] = [
  { name: 'itineraries', path: () => '/itineraries', who: 'member' },
  {
    name: 'itinerary',
    path: () => '/itineraries',
    who: 'member',
    act: openItinerary,
  },
  {
    name: 'itinerary-map',
    path: () => '/itineraries',
    who: 'member',
    act: async (visitor) => {
      await openItinerary(visitor)
      await visitor.pressesOn(visitor.page.getByRole('tab', { name: 'Vista de Mapa' }))
    },
  },
  {
    name: 'itinerary-delete',
    path: () => '/itineraries',
    who: 'member',
    act: async (visitor) => {
      await openItinerary(visitor)
      await visitor.presses('Más acciones')
      await visitor.presses('Eliminar')
    },
  },
  {
    name: 'itinerary-share',
    path: () => '/itineraries',
    who: 'member',
    act: async (visitor) => {
      await openItinerary(visitor)
      await visitor.presses('Compartir')
      await visitor.page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'itinerary-editor',
    path: () => '/itineraries',
    who: 'member',
    act: async (visitor) => {
      await openItinerary(visitor)
      await visitor.follows('Editar')
      await visitor.page
        .getByRole('button', { name: /^Reordenar/ })
        .first()
        .waitFor()
    },
  },
  { name: 'create-itinerary', path: () => '/create-itinerary', who: 'member' },
  {
    name: 'create-itinerary-errors',
    path: () => '/create-itinerary',
    who: 'member',
    act: (visitor) => visitor.presses('Crear Itinerario'),
  },
  {
    name: 'create-itinerary-places',
    path: () => '/create-itinerary',
    who: 'member',
    act: (visitor) => visitor.writes('Lugar', 'ca'),
  },
  {
    name: 'place-add-to-itinerary',
    path: ({ place }) => place,
    who: 'member',
    act: (visitor) => visitor.presses('Agregar a itinerario'),
  },
]
