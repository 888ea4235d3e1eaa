import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { signIn } from './account-stories.ts'
import { journey, WAYS } from './journey.ts'

const FIELD = 'Pregunta sobre este lugar'
const SAID = 'La entrada es gratis y los baños están limpios.'

/** Adds a museum with one review. */
const addMuseum = async ({ api }: Account) => {
  const { id } = await api('POST /places', {
    body: {
      name: `Museo ${randomUUID().slice(0, 8)}`,
      address: 'Cuesta de Santo Domingo, Arequipa, Perú',
      latitude: -16.4 - Math.random() / 20,
      longitude: -71.5 - Math.random() / 20,
    },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', SAID)
  await api('POST /places/:id/reviews', { params: { id }, form })
  return `/place/${id}`
}

/** Asks what no review tells, and signs in on the way from there to the form for a review. */
const goesAlongToTheForm = async (visitor: Visitor, account: Account) => {
  await visitor.writes(FIELD, '¿Se puede ir con perros?')
  await visitor.presses('Preguntar')
  await visitor.presses('Contarlo en una reseña')
  await visitor.inside(visitor.page.locator('#resenas')).follows('Iniciar sesión')
  await signIn(visitor, account)
}

describe.each(WAYS)('a question on the page of a place, $how', ({ arrival }) => {
  journey('is answered on the spot to a visitor, or leads to a review', async ({ arrive, register }) => {
    const museum = await addMuseum(await register())
    const visitor = await arrive(arrival)
    const { page } = visitor
    await visitor.opens(museum)
    await visitor.writes(FIELD, '¿Cuánto cuesta la entrada?')
    await page.keyboard.press('Enter')
    await visitor.sees(new RegExp(`«${SAID}» \\(5 de 5`))
    await visitor.meetsNoBarriers()
    expect(await page.getByRole('list', { name: 'Reseñas citadas' }).getByRole('link').count()).toBe(1)

    await visitor.writes(FIELD, 'x'.repeat(301))
    await visitor.presses('Preguntar')
    await visitor.sees('La pregunta debe tener como máximo 300 caracteres.')
    await visitor.meetsNoBarriers()

    await visitor.writes(FIELD, '¿Se puede ir con perros?')
    await visitor.presses('Preguntar')
    await visitor.sees(/nadie ha contado todavía/i)
    await visitor.meetsNoBarriers()
    await visitor.presses('Contarlo en una reseña')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Iniciar sesión')
  })
})

journey(
  'the same question asked again is answered from the reviews as they are then',
  async ({ arrive, register }) => {
    const museum = await addMuseum(await register())
    const visitor = await arrive()
    await visitor.opens(museum)
    await visitor.writes(FIELD, '¿Hay guardarropa?')
    await visitor.presses('Preguntar')
    await visitor.sees(/nadie ha contado todavía/i)
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', 'Hay guardarropa gratis junto a la puerta.')
    const { api } = await register()
    await api('POST /places/:id/reviews', { params: { id: museum.split('/').at(-1) ?? '' }, form })
    await visitor.presses('Preguntar')
    await visitor.sees(/«Hay guardarropa gratis junto a la puerta\.» \(4 de 5/)
  },
)

journey(
  'a question that nobody told the answer of goes along to the form for a review',
  async ({ arrive, register }) => {
    const museum = await addMuseum(await register())
    const visitor = await arrive()
    const { page } = visitor
    await visitor.opens(museum)
    await goesAlongToTheForm(visitor, await register())
    await visitor.arrivesAt(museum)
    await visitor.sees('Alguien pregunta: «¿Se puede ir con perros?»')
    // The next question reaches the open form at once.
    await visitor.writes(FIELD, '¿Hay estacionamiento?')
    await visitor.presses('Preguntar')
    await visitor.presses('Contarlo en una reseña')
    await visitor.sees('Alguien pregunta: «¿Hay estacionamiento?»')
    await visitor.reloads()
    await visitor.sees('Alguien pregunta: «¿Hay estacionamiento?»')
    await visitor.presses('Quitar la pregunta')
    await expect.poll(() => page.getByText('Alguien pregunta').count()).toBe(0)
  },
)

journey('a login on the way to the reviews of a place leads back to them', async ({ arrive, register }) => {
  const museum = await addMuseum(await register())
  const visitor = await arrive({ width: 320, height: 640 })
  const { page } = visitor
  // The address to which the assistant's chat leads.
  await visitor.opens(`${museum}#resenas`)
  await goesAlongToTheForm(visitor, await register())
  await visitor.arrivesAt(museum)
  await visitor.sees('Alguien pregunta: «¿Se puede ir con perros?»')
  expect(new URL(page.url()).hash).toBe('#resenas')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
})

journey(
  'a question stays where it was typed, whatever happens to its answer',
  async ({ arrive, register }) => {
    const museum = await addMuseum(await register())
    const visitor = await arrive()
    const { page } = visitor
    await visitor.opens(museum)
    const value = () => page.getByLabel(FIELD).inputValue()
    await visitor.writes(FIELD, '¿Hay baños?')
    await visitor.presses('Preguntar')
    await visitor.sees(/«La entrada es gratis y los baños están limpios.»/)
    await visitor.losesTheConnection()
    await visitor.writes(FIELD, '¿Hay estacionamiento?')
    await visitor.presses('Preguntar')
    // The map of the page has such a button, too.
    const question = visitor.inside(page.locator('section').filter({ has: page.getByLabel(FIELD) }))
    await question.sees('Reintentar')
    expect(await value()).toBe('¿Hay estacionamiento?')
    await visitor.regainsTheConnection()
    await visitor.sees(/nadie ha contado todavía/i)
    await visitor.reloads()
    await page.getByLabel(FIELD).focus()
    await expect.poll(value).toBe('¿Hay estacionamiento?')
    // What comes back while somebody begins to type gives way to the new question.
    await page.keyboard.type('¿Hay wifi?')
    expect(await value()).toBe('¿Hay wifi?')
    // The visitor sent the form before the page was hydrated.
    await visitor.opens(`${museum}?pregunta=${encodeURIComponent('¿Hay baños?')}`)
    await visitor.sees(/los baños están limpios\.»/)
    expect(await value()).toBe('¿Hay baños?')
  },
)
