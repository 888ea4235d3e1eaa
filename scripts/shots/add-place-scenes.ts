import type { Route } from 'playwright-core'
import type { Visitor } from '../../tools/visitor.ts'
import type { Scene } from './scene.ts'

const path = () => '/add-place'

/** A place that the sample community does not have. */
const choosesTower = (visitor: Visitor) => visitor.finds('Buscar un lugar', 'torre de pis', /Torre de Pisa/)

const adds = (answer: (route: Route) => Promise<void>, outcome: string) => async (visitor: Visitor) => {
  await visitor.page.route('**/api/places', answer)
  await choosesTower(visitor)
  await visitor.presses('Agregar Lugar')
  await visitor.sees(outcome)
}

/** Replaces the server's response, because a place can be added only once, but six screenshots are taken. */
const added = (route: Route) =>
  route.fulfill({
    status: 201,
    json: {
      ...route.request().postDataJSON(),
      id: '01890000-0000-7000-8000-000000000000',
      image: null,
      description: null,
      createdAt: new Date().toISOString(),
      averageRating: 0,
      totalReviews: 0,
    },
  })

export const addPlaceScenes: readonly Scene[] = [
  { name: 'add-place', path, who: 'member' },
  {
    name: 'add-place-nothing-chosen',
    path,
    who: 'member',
    act: (visitor) => visitor.presses('Agregar Lugar'),
  },
  {
    name: 'add-place-suggestions',
    path,
    who: 'member',
    act: async (visitor) => {
      await visitor.writes('Buscar un lugar', 'torre')
      await visitor.page.getByRole('option').first().waitFor()
    },
  },
  { name: 'add-place-selected', path, who: 'member', act: choosesTower },
  {
    name: 'add-place-known',
    path,
    who: 'member',
    act: async (visitor) => {
      const [place] = (await (await visitor.page.request.get('/api/places?limit=1')).json()).places
      await visitor.page.route('**/api/places/check?*', (route) =>
        route.fulfill({ json: { exists: true, place } }),
      )
      await choosesTower(visitor)
      await visitor.sees('Este lugar ya está registrado.')
    },
  },
  {
    name: 'add-place-failed',
    path,
    who: 'member',
    act: adds((route) => route.abort(), 'Error al agregar el lugar. Por favor intenta de nuevo.'),
  },
  { name: 'add-place-done', path, who: 'member', act: adds(added, 'Lugar agregado exitosamente') },
]
