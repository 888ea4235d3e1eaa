import { expect } from 'vitest'
import { type Account, newEmail } from '../tools/accounts.ts'
import { ALL_WAYS, journey } from './journey.ts'
import { decideAbout } from './moderators.ts'

const OPEN_CASE = 'section[aria-label="Caso abierto"]'

/** Two reported places. Nothing is uploaded, so the story is as short as its title. */
const reportTwo = async (author: Account, reporter: Account) => {
  const called = author.session.user.id.slice(-8)
  const names = [`Faro ${called}`, `Molino ${called}`] as const
  const report = async (name: string) => {
    const body = { name, address: `${name}, Cusco, Perú`, latitude: -13.5, longitude: -72 }
    const { id } = await author.api('POST /places', { body })
    await reporter.api('POST /reports', {
      body: { subjectType: 'place', subjectId: id, reason: 'illegal' },
    })
  }
  await Promise.all(names.map(report))
  return names
}

for (const { how, arrival } of ALL_WAYS)
  journey(
    `a moderator decides a report in three actions and goes on with the next, ${how}`,
    async ({ arrive, register, registerModerator }) => {
      const accounts = Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
      // The queue also has the cases of other stories.
      const [judge, [quiet, loud]] = await Promise.all([
        registerModerator(),
        accounts.then(([ana, luz]) => reportTwo(ana, luz)),
      ])
      const moderator = await arrive({ as: judge, ...arrival })
      await moderator.opens('/moderacion')
      const row = (name: string) => moderator.page.locator('[data-case]').filter({ hasText: name })
      const file = moderator.page.locator(OPEN_CASE)
      const choice = (name: string) => file.getByRole('button', { name, exact: true })

      await moderator.pressesOn(row(quiet))
      // An open case has the focus on its heading.
      await file.locator('h2:focus', { hasText: 'Lugar' }).waitFor()
      await moderator.pressesOn(choice('Ocultar'))
      await moderator.pressesOn(file.locator('button[type="submit"]'))
      await moderator.sees('Ocultar: hecho y registrado.')

      await row(quiet).waitFor({ state: 'detached' })
      await moderator.page.locator('[data-case]:focus').waitFor()
      await moderator.meetsNoBarriers()

      await moderator.pressesOn(row(loud))
      await moderator.pressesOn(choice('Cerrar'))
      await row(loud).and(moderator.page.locator(':focus')).waitFor()
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
