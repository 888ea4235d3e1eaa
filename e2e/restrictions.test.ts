import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import { turnsOf } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { watchFocus } from './focus.ts'
import { journey } from './journey.ts'
import { decideAbout } from './moderators.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000)
/** A suspension that ends while a journey looks. */
const SHORT_MS = 8_000
/** After midnight in UTC, when it is still the day before in the visitors' Buenos Aires. */
const afterMidnight = () => new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(1, 30, 0, 0))
const dayInBuenosAires = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeZone: 'America/Argentina/Buenos_Aires',
})
const toastOn = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)

journey(
  'whoever is restricted is offered no form in vain: what they may not do says why',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana, luz] = await Promise.all([
      registerModerator(),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    const place = await placeWithReview(luz, 'Mirador de otra')
    const restrict = decideAbout(judge, ana)
    const traveller = await arrive({ as: ana })
    const saysWhy = async (button: string, why: string) => {
      // Playwright waits for a button that says it is disabled; people press it.
      await traveller.page.getByRole('button', { name: button, exact: true }).first().click({ force: true })
      await traveller.sees(why)
      expect(await traveller.page.locator('dialog[open]').count()).toBe(0)
    }
    const limited = 'Tu cuenta está limitada: no puedes publicar ni escribir a otros.'

    await restrict('limit')
    await traveller.opens('/avisos')
    await traveller.sees(limited)
    const adding = traveller.page.getByRole('navigation', { name: 'Principal' }).getByText('Agregar Lugar')
    expect(await adding.getAttribute('aria-disabled')).toBe('true')
    await adding.click({ force: true })
    await toastOn(traveller.page, limited).waitFor()
    await traveller.arrivesAt('/avisos')
    await traveller.opens('/groups')
    await saysWhy('Crear grupo', limited)
    await traveller.meetsNoBarriers()
    await traveller.opens('/add-place')
    await traveller.sees(limited)
    expect(await traveller.page.getByRole('button', { name: 'Agregar Lugar' }).count()).toBe(0)
    await traveller.opens(`/place/${place}`)
    await saysWhy('Sugerir corrección', limited)
    await traveller.opens('/create-itinerary')
    await traveller.page.getByLabel('Nombre', { exact: false }).first().waitFor()

    const until = afterMidnight()
    await restrict('suspend', { until })
    await traveller.opens('/avisos')
    await traveller.sees(`Tu cuenta está suspendida hasta el ${dayInBuenosAires.format(until)}: por ahora`)
    await traveller.opens('/create-itinerary')
    await traveller.sees('por ahora solo puedes leer')
    await traveller.opens(`/place/${place}`)
    await saysWhy('Favorito', 'por ahora solo puedes leer')
    await saysWhy('Agregar a itinerario', 'por ahora solo puedes leer')
    await ana.api('PUT /users/:id/block', { params: { id: luz.session.user.id } })
    await traveller.opens('/account')
    await traveller.presses(/^Desbloquear: /)
    await traveller.sees('No has bloqueado ni silenciado a nadie.')

    await restrict('lift')
    await traveller.opens('/groups')
    await expect
      .poll(() => traveller.page.getByRole('button', { name: 'Crear grupo' }).getAttribute('aria-disabled'))
      .toBe(null)
    await traveller.presses('Crear grupo')
    await traveller.page.locator('dialog[open]').waitFor()
  },
)

journey(
  'open pages show a restriction and its end as soon as moderators decide, on every screen, and keep what was typed',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana, luz] = await Promise.all([
      registerModerator(),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    const place = await placeWithReview(luz, 'Mirador de dos pantallas')
    const decide = decideAbout(judge, ana)
    const [desk, phone] = await Promise.all([
      arrive({ as: ana }),
      arrive({ as: ana, width: 360, height: 740 }),
    ])
    const tab = await desk.context.newPage()
    const screens = [desk.page, tab, phone.page]
    await Promise.all([
      desk.opens(`/place/${place}`),
      phone.opens('/groups'),
      turnsOf(tab).opens('/create-itinerary'),
    ])
    const typed = 'Fui al amanecer y había niebla.'
    await desk.writes('Tu reseña', typed)
    const draftKept = () => desk.page.evaluate((text) => JSON.stringify(localStorage).includes(text), typed)
    await expect.poll(draftKept).toBe(true)
    await tab.getByLabel('Nombre', { exact: false }).first().waitFor()

    const why = 'por ahora solo puedes leer. Motivo: Insultaste a otra. Puedes apelar en «Tus avisos».'
    // A toast leaves by itself, so all pages are watched at once.
    const suspended = screens.flatMap((page) => [
      toastOn(page, why).waitFor(),
      page.getByRole('button', { name: 'Ver avisos' }).waitFor(),
    ])
    await decide('suspend', { reason: 'Insultaste a otra.', until: tomorrow() })
    await Promise.all(suspended)
    await desk.page.locator('main').getByText(why).first().waitFor()
    expect(await desk.page.getByLabel('Tu reseña').filter({ visible: true }).count()).toBe(0)
    await tab.locator('main').getByText(why).first().waitFor()
    await expect
      .poll(() => phone.page.getByRole('button', { name: 'Crear grupo' }).getAttribute('aria-disabled'))
      .toBe('true')
    await desk.meetsNoBarriers()
    await phone.presses('Ver avisos')
    await phone.arrivesAt('/avisos')
    await phone.presses('Apelar')

    const lifted = screens.map((page) =>
      toastOn(page, 'Tu cuenta vuelve a funcionar sin restricciones.').waitFor(),
    )
    await decide('lift')
    await Promise.all(lifted)
    await expect.poll(() => desk.page.getByLabel('Tu reseña').inputValue()).toBe(typed)
    expect(await toastOn(desk.page, why).count()).toBe(0)
    await tab.getByLabel('Nombre', { exact: false }).first().waitFor()
  },
)

journey(
  'a restriction takes the focus from a form to its reason and back, and nothing typed is lost, not even without a draft',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana, luz] = await Promise.all([
      registerModerator(),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    await luz.api('POST /direct-messages', {
      body: { receiverId: ana.session.user.id, content: '¿Cómo llego al faro?' },
    })
    const place = await placeWithReview(luz, 'Mirador a medio escribir')
    const decide = decideAbout(judge, ana)
    const reason = 'Insultaste a otra.'
    const why = /^Tu cuenta está suspendida.+ Motivo: Insultaste a otra\./
    const forms = [
      { path: `/place/${place}`, field: 'Tu reseña' },
      { path: `/chats?con=${luz.session.user.id}`, field: 'Escribe un mensaje' },
      // Stores no draft.
      { path: '/account', field: 'Sobre ti' },
    ]
    const traveller = await arrive({ as: ana, means: 'keyboard' })
    const focus = await watchFocus(traveller)
    for (const { path, field } of forms) {
      await traveller.opens(path)
      await traveller.writes(field, 'Había niebla')
      await decide('suspend', { reason, until: tomorrow() })
      await focus.isOn(why)
      const message = traveller.page.locator('[role="alert"]:focus')
      await message.waitFor()
      expect(await traveller.page.getByLabel(field).filter({ visible: true }).count()).toBe(0)
      await traveller.meetsNoBarriers()
      await decide('lift')
      await toastOn(traveller.page, 'Tu cuenta vuelve a funcionar sin restricciones.').waitFor()
      await focus.isOn(field)
      await traveller.page.keyboard.type(' al amanecer')
      expect(await traveller.page.getByLabel(field).inputValue()).toBe('Había niebla al amanecer')
    }
  },
)

journey(
  'a suspension ends in an open page when its time has come',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana] = await Promise.all([registerModerator(), register(newEmail('ana'))])
    const traveller = await arrive({ as: ana })
    const hears = traveller.page.waitForResponse('**/api/events')
    await traveller.opens('/groups')
    await hears
    const create = traveller.page.getByRole('button', { name: 'Crear grupo' }).first()
    // The page may show the restriction for less time than one look at it takes.
    const wasBarred = create.and(traveller.page.locator('[aria-disabled="true"]')).waitFor()
    await decideAbout(judge, ana)('suspend', { until: new Date(Date.now() + SHORT_MS) })
    await wasBarred
    await traveller.sees('Tu cuenta vuelve a funcionar sin restricciones.')
    await expect.poll(() => create.getAttribute('aria-disabled')).toBe(null)
    await traveller.presses('Crear grupo')
    await traveller.page.locator('dialog[open]').waitFor()
  },
)

journey(
  'whoever’s account is closed reads so where something cannot be loaded, and is not sent to their connection',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana] = await Promise.all([registerModerator(), register(newEmail('ana'))])
    await decideAbout(judge, ana)('close')
    // It has ended the sessions.
    const { email, password } = ana
    const { data: session } = await ana.api('POST /auth/login', { body: { email, password } })
    const traveller = await arrive({ as: { ...ana, session }, width: 360, height: 740 })
    // Asked before the page knows.
    const asked = ['users/me/profile', 'users/me/blocks', 'users/me/mutes', 'direct-messages/conversations']
    for (const path of [...asked, 'direct-messages/unread-count', `users/${ana.session.user.id}/stats`])
      traveller.tolerates(`403 GET /api/${path}`)
    const main = traveller.page.locator('main')
    const says = async () => {
      await main.getByText('Tu cuenta está cerrada.', { exact: true }).first().waitFor()
      await traveller.inside(main).doesNotSee(/No se pudo cargar/)
      await traveller.meetsNoBarriers()
    }
    await traveller.opens('/chats')
    await says()
    await traveller.opens('/account')
    await says()
    expect(await main.getByRole('link', { name: 'Ver avisos' }).count()).toBe(2)
    await main.getByRole('link', { name: 'Ver avisos' }).first().click()
    await traveller.presses('Apelar')
  },
)
