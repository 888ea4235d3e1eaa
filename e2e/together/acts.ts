import { errors, type Locator, type Page } from 'playwright-core'
import type { Random } from '../../server/src/features/itineraries/plan/test/random.ts'
import { screenOf } from './trip-screen.ts'

/** How long a traveller tries: what they want to press may have been removed by a companion meanwhile. */
const TRY_MS = 4_000
const quick = { timeout: TRY_MS }
const DATES = ['10/1/2027', '11/1/2027', '12/1/2027']

/** One traveller at one page, who acts at random. */
export interface Traveller {
  page: Page
  random: Random
  /** Returns a text that nobody else types, with this mark. */
  text: (mark: string) => string
  /** The names of the places that may be added. */
  places: readonly string[]
}

const stopPart = (page: Page, id: string) => page.locator(`[data-stop="${id}"]`)

const anyStop = async ({ page, random }: Traveller): Promise<Locator | null> => {
  const { days, ideas } = await screenOf(page)
  const ids = [...days.flatMap(({ stops }) => stops), ...ideas].map(({ id }) => id)
  return ids.length === 0 ? null : stopPart(page, random.pick(ids))
}

const anyOf = async ({ random }: Traveller, found: Locator): Promise<Locator | null> => {
  const count = await found.count()
  return count === 0 ? null : found.nth(random.below(count))
}

const unfold = async (stop: Locator) => {
  const button = stop.getByRole('button', { name: /^Detalles/ })
  if ((await button.getAttribute('aria-expanded', quick)) === 'false') await button.click(quick)
}

/** Opens the form of any stop; null when there is none. */
const anyForm = async (traveller: Traveller) => {
  const stop = await anyStop(traveller)
  if (stop) await unfold(stop)
  return stop
}

/** Leaves the field most times; otherwise the page has to save the text by itself. */
const leave = async ({ random }: Traveller, field: Locator) => {
  if (random.chance(0.8)) await field.blur(quick)
}

const writeNote = async (traveller: Traveller) => {
  const field = (await anyForm(traveller))?.getByLabel('Nota', { exact: true })
  if (!field) return
  const before = traveller.random.chance(0.7) ? `${await field.inputValue(quick)}\n` : ''
  await field.fill(`${before}${traveller.text('aviso')}`, quick)
  await leave(traveller, field)
}

const setTime = async (traveller: Traveller) => {
  const field = (await anyForm(traveller))?.getByLabel('Hora de inicio')
  const { below } = traveller.random
  if (!field) return
  await field.fill(`${8 + below(12)}:${10 + below(50)}`, quick)
  await leave(traveller, field)
}

const setStatus = async (traveller: Traveller) => {
  const stop = await anyForm(traveller)
  const name = traveller.random.pick(['Pendiente', 'Hecho', 'Saltado'])
  await stop?.getByRole('group', { name: 'Estado' }).getByRole('button', { name }).click(quick)
}

const dropDate = async (traveller: Traveller) => {
  const stop = await anyForm(traveller)
  const button = stop?.getByRole('button', { name: 'Quitar la fecha' })
  if (await button?.isVisible()) await button?.click(quick)
}

/** Carries a stop by the keyboard to another line, over days and ideas. */
const carry = async (traveller: Traveller) => {
  const { page, random } = traveller
  const handle = (await anyStop(traveller))?.getByRole('button', { name: /^Mover/ })
  if (!handle) return
  await handle.focus(quick)
  await page.keyboard.press('Space')
  await page.locator('[aria-pressed="true"][aria-roledescription]').waitFor(quick)
  const arrow = random.pick(['ArrowDown', 'ArrowUp'])
  for (let lines = random.below(3); lines >= 0; lines--) await page.keyboard.press(`Shift+${arrow}`)
  await page.keyboard.press('Space')
}

const dateIdea = async (traveller: Traveller) => {
  const { page, random } = traveller
  const field = await anyOf(traveller, page.getByLabel(/^Fecha de/))
  await field?.fill(random.pick(DATES), quick)
  await field?.press('Enter', quick)
}

const dropIdea = async (traveller: Traveller) => {
  const ideas = traveller.page.getByRole('region', { name: 'Ideas sin fecha' })
  await (await anyOf(traveller, ideas.getByRole('button', { name: /^Quitar Parada/ })))?.click(quick)
}

const addIdea = async ({ page, random, places }: Traveller) => {
  const name = random.pick(places)
  const field = page.getByLabel('Lugar', { exact: true })
  await field.fill(name, quick)
  await page.getByRole('option', { name }).first().click(quick)
  // Already in the trip: the field says so, and keeps the name.
  await field.fill('', quick)
}

const noteItem = async ({ page, text }: Traveller) => {
  await page.getByLabel('Algo más').fill(text('cosa'), quick)
  await page.getByRole('button', { name: 'Anotar' }).click(quick)
}

const tick = async (traveller: Traveller) => {
  const list = traveller.page.getByRole('region', { name: 'Para llevar y hacer' })
  await (await anyOf(traveller, list.getByRole('checkbox')))?.click(quick)
}

const dropItem = async (traveller: Traveller) => {
  const list = traveller.page.getByRole('region', { name: 'Para llevar y hacer' })
  await (await anyOf(traveller, list.getByRole('button', { name: /^Quitar «/ })))?.click(quick)
}

const describeDay = async (traveller: Traveller) => {
  const { page, random, text } = traveller
  const day = await anyOf(traveller, page.locator('main section:has(h2 > time)'))
  const button = day?.getByRole('button', { name: /título y nota/i })
  if (!day || !(await button?.isVisible())) return
  await button?.click(quick)
  if (random.chance(0.5)) await day.getByLabel('Título del día').fill(text('etapa'), quick)
  else await day.getByLabel('Nota del día').fill(text('plan'), quick)
  await day.getByRole('button', { name: 'Listo' }).click(quick)
}

const undo = async (traveller: Traveller) => {
  const { page } = traveller
  await page.getByRole('button', { name: 'Más acciones' }).click(quick)
  await page.getByRole('button', { name: 'Historial' }).click(quick)
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  try {
    await drawer.getByRole('listitem').first().waitFor(quick)
    await (await anyOf(traveller, drawer.getByRole('button', { name: /^Deshacer/ })))?.click(quick)
  } finally {
    await page.keyboard.press('Escape')
    await drawer.waitFor({ ...quick, state: 'hidden' })
  }
}

/** Everything that can be done to a trip on its page; what is done more often stands here more often. */
export const ACTS: readonly ((traveller: Traveller) => Promise<void>)[] = [
  writeNote,
  writeNote,
  setTime,
  setStatus,
  dropDate,
  carry,
  carry,
  carry,
  dateIdea,
  dateIdea,
  dropIdea,
  addIdea,
  addIdea,
  noteItem,
  noteItem,
  tick,
  dropItem,
  describeDay,
  undo,
]

/** Closes all forms, so that their texts are saved and the page shows them. */
export const closeForms = async (page: Page) => {
  await page.keyboard.press('Escape')
  const open = page.locator('button[aria-expanded="true"]').filter({ hasText: /^(Detalles|Listo)/ })
  while ((await open.count()) > 0)
    await open
      .first()
      .click(quick)
      .catch((error) => {
        // A companion has moved or removed the stop meanwhile, and its form with it.
        if (!(error instanceof errors.TimeoutError)) throw error
      })
}
