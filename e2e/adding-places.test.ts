import { expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'

const DESCRIPTION = 'Hielo azul que cruje y cae al agua, con pasarelas a cada altura.'
const search = ({ page }: Visitor) => page.getByRole('combobox', { name: 'Buscar un lugar' })
const selected = ({ page }: Visitor) => page.getByRole('region', { name: 'Lugar seleccionado' })

const findGlacier = async (visitor: Visitor) => {
  await visitor.writes('Buscar un lugar', 'glaciar perito')
  await visitor.page.getByRole('option').first().waitFor()
  await visitor.page.keyboard.press('ArrowDown')
  await visitor.page.getByRole('option', { selected: true }).waitFor()
  await visitor.page.keyboard.press('Enter')
  await selected(visitor).getByText('Glaciar Perito Moreno').first().waitFor()
}

journey('whoever is not signed in is asked to, and comes back to adding a place', async ({ visitor }) => {
  await visitor.opens('/')
  await visitor.page.goto('/add-place')
  await visitor.arrivesAt('/login')
  expect(new URL(visitor.page.url()).searchParams.get('next')).toBe('/add-place')
  await visitor.page.goBack()
  await visitor.arrivesAt('/')
})

journey('adds a place found by its name, with the keyboard alone', async ({ arrive, register }) => {
  const visitor = await arrive({ as: await register(), means: 'keyboard' })
  await visitor.opens('/add-place')
  await visitor.presses('Agregar Lugar')
  await visitor.sees('Primero debes seleccionar un lugar con el buscador o en el mapa.')
  expect(await search(visitor).evaluate((field) => field === document.activeElement)).toBe(true)

  await findGlacier(visitor)
  await visitor.writes('Descripción (opcional)', 'Demasiado corta.')
  await visitor.presses('Agregar Lugar')
  await visitor.sees('La descripción debe tener entre 30 y 1000 caracteres.')
  await visitor.writes('Descripción (opcional)', DESCRIPTION)
  await visitor.meetsNoBarriers()

  // A reload keeps what the visitor typed.
  await visitor.reloads()
  await selected(visitor).getByText('Glaciar Perito Moreno').first().waitFor()
  expect(await visitor.page.getByLabel('Descripción (opcional)').inputValue()).toBe(DESCRIPTION)

  await visitor.presses('Agregar Lugar')
  await visitor.sees('Lugar agregado exitosamente')
  await visitor.meetsNoBarriers()
  await visitor.doesNotSee('Lugar agregado exitosamente')
  await selected(visitor).getByText('Busca un lugar por su nombre').waitFor()

  // When the visitor picks the same place again, the form recognises it before it sends a request.
  await findGlacier(visitor)
  await visitor.sees('Este lugar ya está registrado.')
})

journey(
  'a place that is there already is named, and giving up leaves nothing behind',
  async ({ arrive, register }) => {
    const ana = await register()
    const body = {
      name: 'Glaciar Perito Moreno',
      address: 'Santa Cruz',
      latitude: -50.4967,
      longitude: -73.1377,
    }
    await ana.api('POST /places', { body }).catch(() => {
      // An earlier test has already added this place.
    })
    const visitor = await arrive({ as: ana })
    await visitor.opens('/add-place')
    await findGlacier(visitor)
    await visitor.sees('Este lugar ya está registrado.')
    await visitor.presses('Agregar Lugar')
    const notice = visitor.page.getByRole('alert').filter({ hasText: 'Este lugar ya está registrado.' })
    await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true)
    await selected(visitor).getByText('Glaciar Perito Moreno').first().waitFor()
    await visitor.meetsNoBarriers()

    // After the visitor cancels, the form is empty the next time.
    await visitor.follows('Cancelar')
    await visitor.arrivesAt('/')
    await visitor.opens('/add-place')
    await selected(visitor).getByText('Busca un lugar por su nombre').waitFor()

    await findGlacier(visitor)
    await visitor.sees('Este lugar ya está registrado.')
    await visitor.follows('Ver Glaciar Perito Moreno')
    await visitor.seesHeading('Glaciar Perito Moreno')
  },
)

journey('puts a pin on the map and names the place by hand', async ({ arrive, register }) => {
  const visitor = await arrive({ as: await register(), means: 'keyboard' })
  await visitor.opens('/add-place')
  await visitor.presses('Colocar marcador en el centro')
  await expect.poll(() => visitor.page.getByLabel('Ciudad').inputValue()).toBe('Buenos Aires')
  await visitor.presses('Agregar Lugar')
  await visitor.sees('El nombre del lugar es requerido.')
  const name = `Rincón ${Date.now()}`
  await visitor.writes('Nombre del lugar', name)
  await visitor.meetsNoBarriers()
  await visitor.presses('Agregar Lugar')
  await visitor.sees('Lugar agregado exitosamente')
  await visitor.follows(`Ver ${name}`)
  await visitor.seesHeading(name)
})

journey(
  'marks the point whose coordinates are typed, with the keyboard alone',
  async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register(), means: 'keyboard', width: 360, height: 740 })
    await visitor.opens('/add-place')
    await visitor.finds('Buscar un lugar', '-41.1335, -71.3103', /41,1335° S, 71,3103° O/)
    await selected(visitor).getByText('41,1335° S, 71,3103° O').waitFor()
    expect(await search(visitor).evaluate((field) => field === document.activeElement)).toBe(true)
    await visitor.writes('Nombre del lugar', 'Muelle del lago')
    await expect.poll(() => visitor.page.getByLabel('Ciudad').inputValue()).toContain('Bariloche')
    await visitor.meetsNoBarriers()
    await visitor.presses('Agregar Lugar')
    await visitor.follows('Ver Muelle del lago')
    await visitor.seesHeading('Muelle del lago')
  },
)

journey('without a map adding by name goes on', async ({ arrive, register }) => {
  const visitor = await arrive({ as: await register(), width: 360, height: 740 })
  visitor.expects('500 GET /api/maps/key')
  await visitor.page.route('**/api/maps/key', (route) => route.fulfill({ status: 500, body: '' }))
  await visitor.opens('/add-place')
  await visitor.sees('No se pudo cargar la configuración de mapas')
  await visitor.writes('Buscar un lugar', 'machu picchu')
  await visitor.page.getByRole('option').first().waitFor()
})
