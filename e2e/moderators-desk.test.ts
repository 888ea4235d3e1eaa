import { expect } from 'vitest'
import { type Account, newEmail } from '../tools/accounts.ts'
import { placeWithReview } from './community.ts'
import { ALL_WAYS, journey } from './journey.ts'
import { decideAbout } from './moderators.ts'

const OPEN_CASE = 'section[aria-label="Caso abierto"]'
const nameTwo = ({ session }: Account) => {
  const called = session.user.id.slice(-8)
  return [`Faro ${called}`, `Molino ${called}`] as const
}

for (const { how, arrival } of ALL_WAYS)
  journey(
    `a moderator decides a report in three actions and goes on with the next, ${how}`,
    async ({ arrive, register, registerModerator }) => {
      const [judge, ana, luz] = await Promise.all([
        registerModerator(),
        register(newEmail('ana')),
        register(newEmail('luz')),
      ])
      // The queue also has the cases of other stories.
      const [quiet, loud] = nameTwo(ana)
      const [first, second] = await Promise.all([placeWithReview(ana, quiet), placeWithReview(ana, loud)])
      for (const id of [first, second]) {
        const { data } = await luz.api('GET /places/:id/reviews', { params: { id } })
        const body = { subjectType: 'review', subjectId: data[0]?.id ?? '', reason: 'illegal' } as const
        await luz.api('POST /reports', { body })
      }
      const moderator = await arrive({ as: judge, ...arrival })
      await moderator.opens('/moderacion')
      const row = (name: string) => moderator.page.getByRole('button', { name: new RegExp(`${name} · `) })

      await moderator.pressesOn(row(quiet))
      const file = moderator.page.locator(OPEN_CASE)
      await file.getByRole('button', { name: 'Ocultar', exact: true }).waitFor()
      const heading = () => moderator.page.evaluate(() => document.activeElement?.textContent)
      await expect.poll(heading).toBe('Reseña')
      await moderator.pressesOn(file.getByRole('button', { name: 'Ocultar', exact: true }))
      await moderator.pressesOn(file.locator('button[type="submit"]'))
      await moderator.sees('Ocultar: hecho y registrado.')

      await row(quiet).waitFor({ state: 'detached' })
      const focused = () =>
        moderator.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.case ?? null)
      await expect.poll(focused).not.toBe(null)
      await moderator.meetsNoBarriers()

      await moderator.pressesOn(row(loud))
      await moderator.pressesOn(file.getByRole('button', { name: 'Cerrar', exact: true }))
      const isOnRow = () => row(loud).evaluate((at) => at === document.activeElement)
      await expect.poll(isOnRow).toBe(true)
    },
  )

journey(
  'an appeal is answered with the keyboard alone, and the focus stays on the page',
  async ({ arrive, register, registerModerator }) => {
    const [judge, colleague, ana] = await Promise.all([
      registerModerator(),
      registerModerator(),
      register(newEmail('ana')),
    ])
    const reason = 'Publicaste lo mismo muchas veces.'
    const { data } = await decideAbout(judge, ana)('limit', { reason })
    const text = 'Fue un error de mi teléfono.'
    await ana.api('POST /moderation/decisions/:id/appeal', { params: { id: data.id }, body: { text } })
    const moderator = await arrive({ as: colleague, means: 'keyboard' })
    await moderator.opens('/moderacion?vista=apelaciones')
    const card = moderator.inside(moderator.page.getByRole('article').filter({ hasText: text }))
    await card.writes('Respuesta, como la leerá la persona', 'Tienes razón.')
    await card.presses('Aceptar la apelación')
    await moderator.sees('La apelación fue aceptada.')
    await moderator.doesNotSee(text)
    const place = () => moderator.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(place).toBe('Apelaciones que esperan')
    await moderator.meetsNoBarriers()
  },
)

journey(
  'whoever’s profile is hidden is told so where they write it, and finds the reason',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana] = await Promise.all([registerModerator(), register(newEmail('ana'))])
    await ana.api('PUT /users/me/profile', { body: { name: 'Ana del Insulto', bio: 'No se repite aquí.' } })
    const reason = 'Contiene insultos o acoso.'
    await decideAbout(judge, ana)('hide', { reason })
    const visitor = await arrive({ as: ana, width: 360, height: 740 })
    await visitor.opens('/account')
    await visitor.sees(/^La moderación ocultó tu perfil/)
    await visitor.meetsNoBarriers()
    await visitor.page.getByRole('link', { name: 'Tus avisos', exact: true }).click()
    await visitor.sees(/^Ocultamos tu perfil:/)
    await visitor.sees(new RegExp(reason))
  },
)
