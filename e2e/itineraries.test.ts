import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey, WAYS } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

const addPlaces = (account: Account, ...kinds: string[]) =>
  Promise.all(
    kinds.map(async (kind) => {
      const { id, name } = await account.api('POST /places', {
        body: {
          name: anyName(kind),
          address: 'Camino del Alto 100',
          latitude: Math.random() * 100 - 50,
          longitude: Math.random() * 300 - 150,
        },
      })
      return { id, name }
    }),
  )

/** Creates an itinerary of three places on one day. */
const plan = async (account: Account) => {
  const places = await addPlaces(account, 'Faro', 'Museo', 'Puerto')
  const name = anyName('Costa')
  const items = places.map(({ id }) => ({ placeId: id, date: '2027-01-10' }))
  const { data } = await account.api('POST /itineraries', { body: { name, items } })
  const kinds = async () => {
    const { data: now } = await account.api('GET /itineraries/:id', { params: { id: data.id } })
    return now.items.map(({ place, date }) => `${place.name.split(' ')[0]} ${Number(date.slice(-2))}`)
  }
  return { id: data.id, name, items, places, kinds }
}

const handleOf = ({ page }: Visitor, kind: string) =>
  page.getByRole('button', { name: new RegExp(`^Reordenar ${kind}`) })

/** The point halfway between the handles of two stops. */
const between = async (traveller: Visitor, from: string, to: string) => {
  await handleOf(traveller, from).scrollIntoViewIfNeeded()
  const middleOf = async (kind: string) => {
    const box = await handleOf(traveller, kind).boundingBox()
    if (!box) throw new Error(`${kind} cannot be seen.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return { start: await middleOf(from), end: await middleOf(to) }
}

describe('an itinerary', () => {
  describe.each(WAYS)('is made, $how', ({ arrival }) => {
    journey('from its places and their days', async ({ arrive, register }) => {
      const ana = await register()
      const [faro, museo] = await addPlaces(ana, 'Faro', 'Museo')
      const traveller = await arrive({ as: ana, ...arrival })
      await traveller.opens('/itineraries')
      await traveller.sees('Todavía no tienes itinerarios')
      await traveller.meetsNoBarriers()
      await traveller.follows('Crear Itinerario')
      await traveller.arrivesAt('/create-itinerary')
      await traveller.presses('Crear Itinerario')
      await traveller.sees('El itinerario debe tener un nombre.')
      await traveller.sees('El itinerario debe tener al menos un lugar.')
      await traveller.writes('Nombre del itinerario', 'Vuelta por la costa')
      await traveller.presses('Agregar')
      await traveller.sees('Por favor selecciona un lugar para agregar.')
      await traveller.presses('Crear Itinerario')
      await traveller.sees('El itinerario debe tener al menos un lugar.')

      for (const [place, day] of [
        [faro, '12'],
        [museo, '11'],
      ] as const) {
        await traveller.finds('Lugar', place?.name ?? '', place?.name ?? '')
        if (arrival.means === 'keyboard') {
          await traveller.page.keyboard.press('Tab')
          await traveller.page.keyboard.press('ControlOrMeta+A')
          await traveller.page.keyboard.type(`${day}/${day}/2026`)
        } else await traveller.writes('Fecha', `${day}/${day}/2026`)
        await traveller.sees(`${day} de ${day === '12' ? 'diciembre' : 'noviembre'} de 2026`)
        await traveller.presses('Agregar')
        await traveller.page
          .getByText(place?.name ?? '', { exact: true })
          .first()
          .waitFor()
      }
      await traveller.presses(/^Día 1 mié, 11 nov/)
      await traveller.presses('Todos')
      await traveller.meetsNoBarriers()
      await traveller.presses('Crear Itinerario')
      await traveller.sees('Itinerario creado correctamente.')
      await traveller.arrivesAt('/itineraries')
      await traveller.follows('Vuelta por la costa')
      await traveller.seesHeading(/^Día 2 sábado, 12 de diciembre/)
      await traveller.meetsNoBarriers()
    })
  })

  journey('is put in order by dragging with a mouse, and is saved at once', async ({ arrive, register }) => {
    const ana = await register()
    const { id, kinds } = await plan(ana)
    const traveller = await arrive({ as: ana, height: 1400 })
    await traveller.opens(`/itinerary/${id}/edit`)
    const { start, end } = await between(traveller, 'Faro', 'Puerto')
    const { mouse } = traveller.page
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move(start.x, start.y + 10, { steps: 2 })
    await mouse.move(end.x, end.y, { steps: 6 })
    await mouse.up()
    await expect.poll(kinds).toEqual(['Museo 10', 'Puerto 10', 'Faro 10'])
  })

  for (const [where, handle] of [
    ['/edit', 'Reordenar'],
    ['', 'Mover'],
  ] as const)
    journey(
      `is no longer, and scrolls no further than to its end, while a stop is dragged to the lower edge (/itinerary/:id${where})`,
      async ({ arrive, register }) => {
        const ana = await register()
        const { id } = await plan(ana)
        const traveller = await arrive({ as: ana, height: 800 })
        const { page } = traveller
        await traveller.opens(`/itinerary/${id}${where}`)
        const grip = page.getByRole('button', { name: new RegExp(`^${handle} Faro`) })
        await grip.scrollIntoViewIfNeeded()
        const box = await grip.boundingBox()
        if (!box) throw new Error('The handle is not shown.')
        /** How far the footer's lower edge is below the window, and the page's below the footer. */
        const ends = () =>
          page.getByRole('contentinfo').evaluate((footer) => {
            const end = Math.floor(footer.getBoundingClientRect().bottom)
            return {
              below: end - innerHeight,
              beyond: document.documentElement.scrollHeight - Math.ceil(scrollY) - end,
            }
          })
        const before = (await ends()).beyond
        const { mouse } = page
        const x = box.x + box.width / 2
        await mouse.move(x, box.y + box.height / 2)
        await mouse.down()
        await mouse.move(x, 795, { steps: 6 })
        await expect.poll(async () => (await ends()).below).toBeLessThanOrEqual(0)
        expect((await ends()).beyond).toBeLessThanOrEqual(before + 1)
        await page.keyboard.press('Escape')
        await mouse.up()
      },
    )

  journey('is put in order by the keyboard alone, stop by stop or carried', async ({ arrive, register }) => {
    const ana = await register()
    const { id, kinds } = await plan(ana)
    const traveller = await arrive({ as: ana, means: 'keyboard', height: 1400 })
    await traveller.opens(`/itinerary/${id}/edit`)
    await traveller.presses(/^Mover abajo Faro/)
    await expect.poll(kinds).toEqual(['Museo 10', 'Faro 10', 'Puerto 10'])
    await traveller.pressesOn(handleOf(traveller, 'Museo'))
    await handleOf(traveller, 'Museo').and(traveller.page.locator('[aria-pressed="true"]')).waitFor()
    const { keyboard } = traveller.page
    const top = async () => Math.round((await handleOf(traveller, 'Museo').boundingBox())?.y ?? 0)
    const before = await top()
    await keyboard.press('ArrowDown')
    // One step of 25 px does not reach the next stop: the stop moves visibly, and nothing is announced.
    await expect.poll(top).toBe(before + 25)
    await traveller.sees('Día 1, parada 1 de 3')
    expect(await traveller.page.getByText(/«Museo .*» está en:/).count()).toBe(0)
    await keyboard.press('Shift+ArrowDown')
    await traveller.sees(/«Museo .*» está en: Día 1, parada 2 de 3/)
    await traveller.sees('Día 1, parada 2 de 3')
    await keyboard.press('Shift+ArrowDown')
    await traveller.sees(/«Museo .*» está en: Día 1, parada 3 de 3/)
    await traveller.meetsNoBarriers()
    await keyboard.press('Space')
    await expect.poll(kinds).toEqual(['Faro 10', 'Puerto 10', 'Museo 10'])
  })

  journey(
    'is put in order by a finger on its handle; beside it the page scrolls',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, kinds } = await plan(ana)
      const traveller = await arrive({ as: ana, width: 360, height: 1400 })
      await traveller.opens(`/itinerary/${id}/edit`)
      const finger = await traveller.context.newCDPSession(traveller.page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      /** From the lighthouse down to the harbour, so far to the right of the handle; the finger then stays there. */
      const moveDown = async (aside: number) => {
        const { start, end } = await between(traveller, 'Faro', 'Puerto')
        const x = start.x + aside
        await touch('touchStart', [{ x, y: start.y }])
        for (const share of [0.1, 0.3, 0.6, 0.9, 1])
          await touch('touchMove', [{ x, y: start.y + (end.y - start.y) * share }])
      }
      await moveDown(150)
      await touch('touchEnd', [])
      await moveDown(0)
      // The list follows the finger a moment later.
      await traveller.sees(/«Faro .*» está en: Día 1, parada 3 de 3/)
      await touch('touchEnd', [])
      await expect.poll(kinds).toEqual(['Museo 10', 'Puerto 10', 'Faro 10'])
    },
  )

  journey(
    'takes another day at once, and goes back when that cannot be saved',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, kinds } = await plan(ana)
      const traveller = await arrive({ as: ana })
      await traveller.opens(`/itinerary/${id}/edit`)
      const day = traveller.page.getByLabel(/^Fecha de Museo/)
      await day.fill('12 ene 2027')
      // The page has to hear that the day was saved, or it would take that back, too.
      const saved = traveller.page.waitForResponse((answer) =>
        answer.url().endsWith(`/itineraries/${id}/operations`),
      )
      await day.press('Enter')
      await traveller.seesHeading(/^Día 2 martes, 12 de enero/)
      await (await saved).finished()
      await expect.poll(kinds).toEqual(['Faro 10', 'Puerto 10', 'Museo 12'])
      // There is a network, and the server does not answer.
      traveller.expects(`failed POST /api/itineraries/${id}/operations`)
      await traveller.page.route('**/operations', (route) => route.abort('connectionrefused'))
      await traveller.presses(/^Mover arriba Puerto/)
      await traveller.sees('Error al guardar el orden de los lugares.')
      const names = traveller.page.getByRole('button', { name: /^Reordenar/ })
      await expect
        .poll(() => names.evaluateAll((found) => found.map((one) => one.ariaLabel?.split(' ')[1])))
        .toEqual(['Faro', 'Puerto', 'Museo'])
    },
  )

  journey(
    'that is edited without a connection waits with its changes, shows them, and has them once it is back',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, kinds } = await plan(ana)
      const [market] = await addPlaces(ana, 'Mercado')
      const traveller = await arrive({ as: ana, keeps: true })
      const edit = `/itinerary/${id}/edit`
      for (const path of ['/itineraries', `/itinerary/${id}`, edit]) {
        await traveller.opens(path)
        await traveller.hasKept(path)
      }
      const names = traveller.page.getByRole('button', { name: /^Reordenar/ })
      const order = () => names.evaluateAll((found) => found.map((one) => one.ariaLabel?.split(' ')[1]))
      // The places to choose from were loaded.
      await traveller.writes('Lugar', market?.name ?? '')
      await traveller.page.getByRole('option', { name: market?.name ?? '' }).waitFor()

      await traveller.losesTheConnection()
      await traveller.page.getByRole('option', { name: market?.name ?? '' }).click()
      await traveller.presses('Agregar')
      await traveller.presses(/^Mover arriba Museo/)
      await traveller.sees('1 cambio espera la conexión para enviarse.')
      await traveller.writes('Nombre del itinerario', 'Sin señal')
      await traveller.presses(/^Quitar Puerto/)
      await traveller.presses('Guardar Cambios')
      await traveller.sees('Los cambios quedaron guardados aquí y se enviarán en cuanto haya conexión.')
      await traveller.meetsNoBarriers()
      await traveller.arrivesAt('/itineraries')
      await traveller.opens(edit)
      await expect
        .poll(() => traveller.page.getByLabel('Nombre del itinerario').inputValue())
        .toBe('Sin señal')
      await expect.poll(order).toEqual(['Museo', 'Faro', 'Mercado'])
      await traveller.opens(`/itinerary/${id}`)
      await traveller.seesHeading('Sin señal')
      await traveller.sees(market?.name ?? '')
      expect(await kinds()).toEqual(['Faro 10', 'Museo 10', 'Puerto 10'])

      await traveller.regainsTheConnection()
      await expect.poll(kinds).toEqual(['Museo 10', 'Faro 10', 'Mercado 10'])
      await traveller.doesNotSee(/cambios? esperan?/)
      const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
      expect(data.name).toBe('Sin señal')
    },
    120_000,
  )

  journey(
    'takes its days from a calendar in Spanish, whatever the browser speaks',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, kinds } = await plan(ana)
      const traveller = await arrive({ as: ana, means: 'keyboard', width: 360 })
      await traveller.opens(`/itinerary/${id}/edit`)
      await traveller.presses(/^Abrir el calendario de Museo/)
      await traveller.page.getByRole('grid', { name: 'enero de 2027' }).waitFor()
      await traveller.meetsNoBarriers()
      await traveller.page.keyboard.press('ArrowDown')
      await traveller.page.keyboard.press('Enter')
      await expect.poll(kinds).toEqual(['Faro 10', 'Puerto 10', 'Museo 17'])
      await traveller.seesHeading(/^Día 2 domingo, 17 de enero/)
      expect(await traveller.page.getByLabel(/^Fecha de Museo/).inputValue()).toBe('17/01/2027')
    },
  )

  journey('that two edit at once keeps what either of them did', async ({ arrive, register }) => {
    const ana = await register()
    const { id, items } = await plan(ana)
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/itinerary/${id}/edit`)
    await traveller.writes('Nombre del itinerario', 'Mi nombre')
    await ana.api('PUT /itineraries/:id', {
      params: { id },
      body: { name: 'El otro nombre', items: items.slice(1) },
    })
    await traveller.sees(/^El itinerario cambió mientras lo editabas/)
    await expect.poll(() => traveller.page.getByRole('button', { name: /^Reordenar/ }).count()).toBe(2)
    await traveller.presses('Guardar Cambios')
    await traveller.sees('Itinerario guardado correctamente.')
    const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
    expect([data.name, data.items.length]).toEqual(['Mi nombre', 2])
  })

  journey(
    'that is not saved yet survives a reload, and asks before it is left',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id } = await plan(ana)
      const traveller = await arrive({ as: ana, width: 360 })
      const name = traveller.page.getByLabel('Nombre del itinerario')
      await traveller.opens('/itineraries')
      await traveller.opens(`/itinerary/${id}/edit`)
      await traveller.writes('Nombre del itinerario', 'A medio escribir')
      await traveller.presses(/^Quitar Museo/)
      await traveller.reloads()
      await expect.poll(() => name.inputValue()).toBe('A medio escribir')
      await expect.poll(() => traveller.page.getByRole('button', { name: /^Reordenar/ }).count()).toBe(2)
      await traveller.follows('Cancelar')
      await traveller.seesHeading('¿Salir sin guardar?')
      await traveller.meetsNoBarriers()
      await traveller.presses('Seguir editando')
      expect(await name.inputValue()).toBe('A medio escribir')
      await traveller.follows('Cancelar')
      await traveller.presses('Descartar')
      await traveller.arrivesAt('/itineraries')
      await traveller.opens(`/itinerary/${id}/edit`)
      await expect.poll(() => name.inputValue()).toMatch(/^Costa/)
    },
  )

  journey('is looked at as a list and on the map, taken along, and deleted', async ({ arrive, register }) => {
    const ana = await register()
    const { id, name } = await plan(ana)
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/itinerary/${id}`)
    await traveller.seesHeading(name)
    await traveller.pressesOn(traveller.page.getByRole('tab', { name: 'Vista de Mapa' }))
    await traveller.arrivesAt(/\?vista=mapa$/)
    await traveller.page.getByRole('link', { name: /^3\. Puerto .*, Día 1/ }).waitFor()
    await traveller.meetsNoBarriers()
    await traveller.presses('Más acciones')
    await traveller.presses('Descargar o imprimir')
    const download = traveller.page.waitForEvent('download')
    await traveller.presses('Calendario (.ics)')
    expect((await download).suggestedFilename()).toBe(`${name}.ics`)

    await traveller.presses('Eliminar')
    await traveller.seesHeading('¿Eliminar itinerario?')
    await traveller.meetsNoBarriers()
    const question = traveller.inside(traveller.page.getByRole('alertdialog'))
    await question.presses('Eliminar')
    await traveller.arrivesAt('/itineraries')
    await traveller.sees('Todavía no tienes itinerarios')
  })

  journey('takes a place along from its own page, a place once', async ({ arrive, register }) => {
    const ana = await register()
    const { places, name, kinds } = await plan(ana)
    const [teatro] = await addPlaces(ana, 'Teatro')
    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens(`/place/${places[0]?.id}`)
    await traveller.presses('Agregar a itinerario')
    const question = traveller.inside(traveller.page.getByRole('dialog'))
    await question.presses('Agregar')
    await traveller.sees('Este lugar ya está en el itinerario.')
    await traveller.meetsNoBarriers()
    await traveller.opens(`/place/${teatro?.id}`)
    await traveller.presses('Agregar a itinerario')
    await question.writes('Fecha', '11/1/27')
    await question.presses('Agregar')
    await traveller.sees(`Se agregó a «${name}».`)
    expect(await kinds()).toEqual(['Faro 10', 'Museo 10', 'Puerto 10', 'Teatro 11'])
  })

  journey('takes a place along while its server is not heard', async ({ arrive, register }) => {
    const ana = await register()
    const { name, kinds } = await plan(ana)
    const [teatro] = await addPlaces(ana, 'Teatro')
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/place/${teatro?.id}`)
    traveller.problems.pause()
    await traveller.page.route('**/operations', (route) =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    )
    await traveller.presses('Agregar a itinerario')
    const question = traveller.inside(traveller.page.getByRole('dialog'))
    await question.writes('Fecha', '11/1/27')
    await question.presses('Agregar')
    await traveller.sees(`Se agregará a «${name}» en cuanto el servidor responda.`)
    await traveller.sees('El servidor no responde: 1 cambio espera, y se enviará solo.')
    const bar = traveller.page.getByRole('complementary', { name: 'Conexión' })
    await traveller.inside(bar).presses('Ver')
    await traveller.sees(`Agregar «${teatro?.name}» el lun, 11 ene`)
    await traveller.page.keyboard.press('Escape')
    await traveller.page.unroute('**/operations')
    await traveller.losesTheConnection()
    await traveller.regainsTheConnection()
    await expect.poll(kinds).toEqual(['Faro 10', 'Museo 10', 'Puerto 10', 'Teatro 11'])
  })

  journey('of somebody else cannot be seen, and none by a stranger', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const { id } = await plan(ana)
    const other = await arrive({ as: bruno })
    other.expects(`404 GET /api/itineraries/${id}`)
    await other.opens(`/itinerary/${id}`)
    await other.seesHeading('No se pudo cargar el itinerario.')
    await other.meetsNoBarriers()
    await other.follows('Ver mis itinerarios')
    await other.arrivesAt('/itineraries')
    const stranger = await arrive()
    await stranger.opens(`/itinerary/${id}/edit`)
    await stranger.arrivesAt('/login')
    expect(new URL(stranger.page.url()).searchParams.get('next')).toBe(`/itinerary/${id}/edit`)
  })
})
