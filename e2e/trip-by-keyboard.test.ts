import { expect } from 'vitest'
import { journey } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

journey('the focus is never lost on the page of a trip', async ({ arrive, register }) => {
  const ana = await register()
  const places = await Promise.all(
    ['Faro', 'Museo', 'Puerto', 'Mercado'].map((kind, index) =>
      ana.api('POST /places', {
        body: {
          name: anyName(kind),
          address: 'Camino del Alto 100',
          // Once the first is the last, another order is shorter.
          latitude: 10 + ([0, 0.3, 0.9, 0.1][index] ?? 0),
          longitude: 20,
        },
      }),
    ),
  )
  const [market] = places.slice(3).map(({ id }) => id)
  const items = places.slice(0, 3).map(({ id }) => ({ placeId: id, date: '2027-01-10' }))
  const { data: trip } = await ana.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  const params = { id: trip.id }
  const idea = { kind: 'add-stop', stopId: crypto.randomUUID(), placeId: market ?? '', date: null } as const
  const operations = [{ id: crypto.randomUUID(), operation: { ...idea, after: null } }]
  await ana.api('POST /itineraries/:id/operations', { params, body: { operations } })

  const traveller = await arrive({ as: ana, height: 900 })
  const { page } = traveller
  const { keyboard } = page
  const focusIsOn = (name: string | RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement: one } = document
          if (!(one instanceof HTMLElement) || one === document.body) return 'nothing'
          const label = (one as HTMLInputElement).labels?.[0]?.textContent
          return one.getAttribute('aria-label') ?? label ?? one.textContent
        }),
      )
      .toMatch(name)
  const presses = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter')
  const undoes = (told: RegExp) =>
    page.getByText(told).locator('..').getByRole('button', { name: 'Deshacer' }).press('Enter')
  await traveller.opens(`/itinerary/${trip.id}`)

  await presses(/^Detalles de Faro/)
  await presses('Quitar la fecha')
  await traveller.sees(/^«Faro .+» está ahora sin fecha\.$/)
  await focusIsOn(/^Mover Faro/)
  await traveller.writes(/^Fecha de Faro/, '10/1/2027')
  await keyboard.press('Enter')
  await traveller.sees(/^«Faro .+» está ahora el dom, 10 ene\.$/)
  await focusIsOn(/^Mover Faro/)

  await presses(/^Quitar Mercado/)
  await traveller.sees(/^«Mercado .+» se quitó del itinerario\.$/)
  await focusIsOn('Lugar')
  await undoes(/^«Mercado .+» se quitó/)
  await page.getByRole('button', { name: /^Quitar Mercado/ }).waitFor()
  await focusIsOn('Lugar')

  await presses(/^Comentar sobre Museo/)
  await traveller.writes(/^Comentario sobre Museo/, 'Abre a las diez.')
  await presses('Comentar')
  await traveller.sees('Abre a las diez.')
  await focusIsOn(/^Comentario sobre Museo/)
  await presses(/^Borrar el comentario/)
  await focusIsOn('Cancelar')
  await presses('Borrar')
  await traveller.doesNotSee('Abre a las diez.')
  await focusIsOn(/^Comentario sobre Museo/)

  const stopsInOrder = async () => {
    const { data } = await ana.api('GET /itineraries/:id', { params })
    return data.items.map(({ place }) => place.name)
  }
  const byHand = await stopsInOrder()
  await presses('Ordenar por cercanía')
  await expect.poll(stopsInOrder).not.toEqual(byHand)
  await traveller.sees(/^Se ahorran .+ en línea recta\.$/)
  await undoes(/^Se ahorran/)
  await expect.poll(stopsInOrder).toEqual(byHand)
  await focusIsOn('Ordenar por cercanía')

  await presses('Compartir')
  await presses('Crear enlace')
  await traveller.sees(/^Cópialo ahora/)
  await presses(/^Retirar/)
  await traveller.sees('El enlace ya no abre nada.')
  await focusIsOn('Enlace nuevo')
  await keyboard.press('Escape')
  await focusIsOn('Compartir')

  await presses('Más acciones')
  await presses('Historial')
  await presses(/^Deshacer.*Agregó «?Mercado/)
  await page.getByRole('button', { name: /^Quitar Mercado/ }).waitFor({ state: 'hidden' })
  await presses(/^Deshacer.*Agregó «?Mercado/)
  await traveller.sees('Ya está deshecho: el viaje está como antes de ese cambio.')
  await keyboard.press('Escape')
  await focusIsOn('Más acciones')
  for (const action of ['Copiar o mover fechas', 'Descargar o imprimir']) {
    await keyboard.press('Enter')
    await presses(action)
    await page.locator('dialog:modal').waitFor()
    await keyboard.press('Escape')
    await focusIsOn('Más acciones')
  }
  await presses('Eliminar')
  await page.locator('dialog:modal').waitFor()
  await keyboard.press('Escape')
  await focusIsOn('Eliminar')
})
