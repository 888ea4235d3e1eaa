import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'

/** A name that no place of another journey has. */
const newName = (name: string) => `${name} ${randomBytes(4).toString('hex')}`

const addPlace = ({ api }: Account, name: string, values: { description?: string; latitude?: number } = {}) =>
  api('POST /places', {
    body: {
      name,
      address: 'Camino del cerro 1',
      city: 'El Bolsón',
      latitude: -41.96,
      longitude: -71.53,
      ...values,
    },
  })

const DESCRIPTION = 'Un mirador de madera sobre el valle, a una hora del pueblo.'

journey(
  'A correction is suggested by one traveller and accepted by another',
  async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const name = newName('Refugio del Azul')
    const { id } = await addPlace(ana, name)
    const other = await arrive({ as: luz, width: 360, height: 740 })
    await other.opens(`/place/${id}`)
    await other.presses('Sugerir corrección')
    const dialog = other.inside(other.page.getByRole('dialog', { name: 'Sugerir corrección' }))
    await dialog.writes('Nombre correcto', ' ')
    await dialog.presses('Enviar corrección')
    await dialog.sees('El nombre del lugar es requerido.')
    await other.meetsNoBarriers()
    const kind = other.page.getByLabel('¿Qué hay que corregir?')
    await dialog.writes('Nombre correcto', `${name} Norte`)
    await kind.selectOption({ label: 'La ciudad' })
    await dialog.writes('Ciudad correcta', 'Lago Puelo')
    await dialog.writes('¿Cómo lo sabes? (opcional)', 'Dormí allí en marzo.')
    // The whole draft is kept, not only the explanation.
    await other.page.reload()
    await other.presses('Sugerir corrección')
    const kept = async (label: string, value: string) =>
      expect.poll(() => other.page.getByLabel(label).inputValue()).toBe(value)
    await kept('Ciudad correcta', 'Lago Puelo')
    await kept('¿Cómo lo sabes? (opcional)', 'Dormí allí en marzo.')
    await kind.selectOption({ label: 'El nombre' })
    await kept('Nombre correcto', `${name} Norte`)
    await kind.selectOption({ label: 'Cerró definitivamente' })
    await dialog.presses('Enviar corrección')
    await other.sees('Correcciones que esperan respuesta')
    await other.meetsNoBarriers()

    const author = await arrive({ as: ana, means: 'keyboard' })
    await author.opens('/notificaciones')
    await author.sees(`${luz.email} sugirió una corrección de ${name}, un lugar que agregaste.`)
    await author.opens(`/place/${id}`)
    await author.presses('Aceptar')
    await author.sees('Cerrado definitivamente')
    await author.doesNotSee('Correcciones que esperan respuesta')
    await author.meetsNoBarriers()
  },
)

journey(
  'Whoever answers a correction too late is told so, and sees what holds now',
  async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const name = newName('Refugio del Verde')
    const { id } = await addPlace(ana, name)
    const suggest = async (fact: { name: string } | { isClosed: boolean }) =>
      (await luz.api('POST /places/:id/corrections', { params: { id }, body: { fact } })).data.id
    const accept = (correction: string) =>
      ana.api('POST /corrections/:id/decision', { params: { id: correction }, body: { isAccepted: true } })
    const renamed = await suggest({ name: `${name} Sur` })
    const author = await arrive({ as: ana, width: 360, height: 740 })
    const other = await arrive({ as: luz })
    author.expects(`409 POST /api/corrections/${renamed}/decision`)
    await author.opens(`/place/${id}`)
    await other.opens(`/place/${id}`)
    await author.sees('Correcciones que esperan respuesta')
    await other.page.getByRole('button', { name: 'Retirar sugerencia' }).waitFor()
    await accept(renamed)
    await author.presses('Aceptar')
    await author.sees('Esta sugerencia ya tiene respuesta.')
    await author.doesNotSee('Correcciones que esperan respuesta')
    await author.seesHeading(`${name} Sur`)
    other.expects(`409 DELETE /api/corrections/${renamed}`)
    await other.presses('Retirar sugerencia')
    await other.sees('Esta sugerencia ya tiene respuesta.')
    await other.doesNotSee('Correcciones que esperan respuesta')
  },
)

describe('a visitor', () => {
  journey('finds a place from the home page and reads what it is', async ({ visitor, register }) => {
    const name = newName('Mirador del Azul')
    await addPlace(await register(), name, { description: DESCRIPTION })
    await visitor.opens('/')
    await visitor.seesHeading('El mundo, contado por quienes lo caminan')
    await visitor.meetsNoBarriers()
    await visitor.writes('Buscar lugares', name)
    await visitor.page.getByRole('option', { name }).waitFor()
    await visitor.page.keyboard.press('ArrowDown')
    await visitor.page.keyboard.press('Enter')
    await visitor.seesHeading(name)
    await visitor.sees(DESCRIPTION)
    await visitor.sees('Nadie ha contado todavía')
    await visitor.meetsNoBarriers()
  })

  journey('turns the pages of the places, each with an address of its own', async ({ visitor, register }) => {
    const account = await register()
    for (let count = 0; count < 5; count++) await addPlace(account, newName('Refugio'))
    await visitor.opens('/')
    const first = await visitor.page.locator('#lugares h3').allInnerTexts()
    await visitor.follows('Siguiente')
    await visitor.arrivesAt(/^\/\?page=2$/)
    await expect.poll(() => visitor.page.locator('#lugares h3').allInnerTexts()).not.toEqual(first)
    await visitor.opens('/?page=9999')
    await visitor.sees('El cuaderno no llega hasta esta página')
    await visitor.follows('Ir a la primera página')
    // Only the count is checked: other journeys add places at the same time, so the page may list different ones.
    await visitor.arrivesAt(/^\/$/)
    await expect.poll(() => visitor.page.locator('#lugares h3').count()).toBe(4)
  })

  journey('is told when there is no such place', async ({ visitor }) => {
    visitor.expects('404 GET /place/01900000-0000-7000-8000-000000000000')
    await visitor.opens('/place/01900000-0000-7000-8000-000000000000')
    await visitor.seesHeading('No se encontró el lugar.')
  })

  journey('is led to sign in by the favourite, and would come back', async ({ visitor, register }) => {
    const { id } = await addPlace(await register(), newName('Laguna'))
    await visitor.opens(`/place/${id}`)
    await visitor.follows('Favorito')
    await visitor.arrivesAt(new RegExp(`^/login\\?next=/place/${id}$`))
    await visitor.sees('Inicia sesión para guardar tus lugares favoritos.')
  })

  journey('sees what others wrote as text, whatever it says', async ({ visitor, register }) => {
    const name = newName('</script><script>window.hacked=1</script>')
    const { id } = await addPlace(await register(), name, {
      description: `${name} <img src=x onerror=alert(1)>`,
    })
    await visitor.opens(`/place/${id}`)
    await visitor.seesHeading(name)
    const data = await visitor.page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Place', name })
    expect(await visitor.page.evaluate('window.hacked')).toBeUndefined()
  })
})

journey(
  'the buttons of a place are as wide as each other on a phone, also without the flag',
  async ({ arrive, register }) => {
    const { id } = await addPlace(await register(), newName('Cascada'))
    const visitor = await arrive({ width: 320 })
    await visitor.opens(`/place/${id}`)
    const buttons = visitor.page
      .locator('main header')
      .getByText(/^(Favorito|Compartir|Agregar a itinerario)$/)
    await expect
      .poll(() =>
        buttons.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().width)).size),
      )
      .toBe(1)
    expect(await buttons.count()).toBe(3)
  },
)

describe('a signed-in traveller', () => {
  journey('marks a favourite, which is put back when the server refuses', async ({ arrive, register }) => {
    const account = await register()
    const { id } = await addPlace(account, newName('Cascada'))
    const ana = await arrive({ as: account })
    await ana.opens(`/place/${id}`)
    const mark = ana.page.getByRole('button', { name: 'Favorito' })
    await ana.presses('Favorito')
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
    // An icon of the sprite cannot be filled from outside.
    await expect.poll(() => mark.locator('use').getAttribute('href')).toMatch(/#IconHeartFilled$/)
    await expect
      .poll(() => account.api('GET /places/:id/favorite', { params: { id } }))
      .toEqual({ isFavorite: true })
    ana.expects(`500 POST /api/places/${id}/favorite`)
    await ana.page.route('**/favorite', (route) => route.fulfill({ status: 500, json: {} }))
    await ana.presses('Favorito')
    await ana.sees('Error al marcar favorito.')
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  })

  journey('marks a favourite before its state is known', async ({ arrive, register }) => {
    const account = await register()
    const { id } = await addPlace(account, newName('Laguna'))
    const ana = await arrive({ as: account })
    const mark = ana.page.getByRole('button', { name: 'Favorito' })
    const isFavourite = () => account.api('GET /places/:id/favorite', { params: { id } })
    let changes = 0
    ana.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/favorite')) changes++
    })
    // The second time the place is a favourite already: the press asks for what is so.
    for (const before of [false, true]) {
      const held = Promise.withResolvers<void>()
      await ana.page.route('**/favorite', async (route) => {
        await held.promise
        await route.continue()
      })
      await ana.opens(`/place/${id}`)
      await mark.click()
      await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
      expect(await isFavourite()).toEqual({ isFavorite: before })
      const told = ana.page.waitForResponse((response) => response.url().endsWith('/favorite'))
      held.resolve()
      await told
      await expect.poll(isFavourite).toEqual({ isFavorite: true })
      expect(await mark.getAttribute('aria-pressed')).toBe('true')
      await ana.page.unroute('**/favorite')
    }
    expect(changes).toBe(1)
  })

  journey(
    'writes the description; nothing typed is lost, and an older text can be put back',
    async ({ arrive, register }) => {
      const account = await register()
      const { id } = await addPlace(account, newName('Bosque'))
      const ana = await arrive({ as: account })
      await ana.opens(`/place/${id}`)
      await ana.presses('Agregar descripción')
      await ana.presses('Guardar')
      await ana.sees('Debe ingresar una descripción.')
      await ana.writes('Descripción', 'corta')
      await ana.sees('La descripción debe tener entre 30 y 1000 caracteres.')
      await ana.sees('5/1000 caracteres')
      await ana.meetsNoBarriers()
      await ana.writes('Descripción', DESCRIPTION)
      await ana.reloads()
      await ana.presses('Agregar descripción')
      const field = ana.page.getByLabel('Descripción', { exact: true })
      await expect.poll(() => field.inputValue()).toBe(DESCRIPTION)
      await ana.presses('Guardar')
      await ana.sees('Descripción guardada exitosamente.')

      const better = 'Un bosque de cipreses con talleres abiertos los fines de semana.'
      await ana.presses('Editar descripción')
      await ana.writes('Descripción', better)
      await ana.presses('Cancelar')
      await ana.sees(DESCRIPTION)
      await ana.presses('Editar descripción')
      await ana.writes('Descripción', better)
      const slow = Promise.withResolvers<void>()
      await ana.page.route('**/description', (route) => slow.promise.then(() => route.continue()))
      await ana.presses('Guardar')
      await expect.poll(() => field.isEditable()).toBe(false)
      slow.resolve()
      await ana.sees(better)
      await ana.presses('Historial')
      await ana.presses('Restaurar')
      await expect.poll(() => ana.page.locator('main').innerText()).toContain(DESCRIPTION)
      await ana.meetsNoBarriers()
    },
  )
})

describe('the search of the header', () => {
  journey('finds places by name and city, and says so when there is none', async ({ visitor, register }) => {
    const name = newName('Puerto Bonito')
    await addPlace(await register(), name)
    await visitor.opens(`/search?q=${encodeURIComponent(`${name} bolson`)}`)
    await visitor.sees('1 lugar encontrado')
    await visitor.follows(name)
    await visitor.seesHeading(name)
    await visitor.opens('/search?q=nadaqueexista')
    await visitor.sees('Ningún lugar coincide con tu búsqueda.')
    await visitor.meetsNoBarriers()
  })

  journey('finds other travellers too, for who is signed in', async ({ arrive, register }) => {
    const ana = await register()
    const luz = await register()
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/search?q=${encodeURIComponent(luz.email)}`)
    await traveller.seesHeading('Usuarios')
    await traveller.sees('1 usuario encontrado')
    await traveller.sees(luz.email)
    await traveller.sees(/^Miembro desde /)
    await traveller.meetsNoBarriers()
    await traveller.opens(`/search?q=${encodeURIComponent(ana.email)}`)
    await traveller.sees('No se encontraron usuarios')
  })
})

journey('a place that was followed to prints nothing that is for pressing', async ({ visitor, register }) => {
  const name = newName('Faro')
  const { id } = await addPlace(await register(), name)
  await visitor.opens(`/search?q=${encodeURIComponent(name)}`)
  await visitor.follows(name)
  await visitor.arrivesAt(`/place/${id}`)
  await visitor.seesHeading('Cuenta tu visita')
  await visitor.page.emulateMedia({ media: 'print' })
  await visitor.doesNotSee('Cuenta tu visita')
  await visitor.seesHeading('Reseñas')
})
