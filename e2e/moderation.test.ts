import { describe } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'
import { decideAbout } from './moderators.ts'

describe.each(WAYS)('what somebody published, $how', ({ arrival }) => {
  journey('is reported with a reason', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    const place = await placeWithReview(ana, 'Mirador denunciado')
    const traveller = await arrive({ as: luz, ...arrival })
    await traveller.opens(`/place/${place}`)
    await traveller.presses('Denunciar esta reseña')
    const dialog = traveller.inside(traveller.page.locator('dialog[open]'))
    await dialog.presses('Enviar denuncia')
    await dialog.sees('Elige un motivo.')
    await traveller.meetsNoBarriers()
    await traveller.page.getByLabel('Motivo').selectOption('spam')
    await dialog.presses('Enviar denuncia')
    await traveller.sees('Gracias. Recibimos tu denuncia y la revisaremos.')
  })
})

journey(
  'the texts of the law, and one’s notices, are open to everybody whom they concern',
  { tags: ['release'] },
  async ({ arrive, register }) => {
    const visitor = await arrive()
    for (const [path, heading] of [
      ['/terminos', 'Términos'],
      ['/privacidad', 'Privacidad'],
      ['/normas', 'Normas de la comunidad'],
    ] as const) {
      await visitor.opens(path)
      await visitor.seesHeading(heading)
      await visitor.meetsNoBarriers()
    }
    const ana = await arrive({ as: await register(newEmail('ana')) })
    await ana.opens('/avisos')
    await ana.sees('No tienes avisos')
    await ana.meetsNoBarriers()
  },
)

journey(
  'the old address of a merged place leads on, and whoever is suspended reads why at sign-in',
  { tags: ['release'] },
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana] = await Promise.all([registerModerator(), register(newEmail('ana'))])
    const [twice, kept] = await Promise.all([
      placeWithReview(ana, 'Mirador repetido'),
      placeWithReview(ana, 'Mirador que queda'),
    ])
    const reason = 'Es el mismo mirador.'
    await judge.api('POST /moderation/decisions', {
      body: { subjectType: 'place', subjectId: twice, decision: 'merge', reason, intoId: kept },
    })
    const until = new Date(Date.now() + 7 * 86_400_000)
    await decideAbout(judge, ana)('suspend', { reason: 'Repetiste lugares.', until })
    const traveller = await arrive({ width: 360, height: 740 })
    await traveller.opens(`/place/${twice}`)
    await traveller.arrivesAt(`/place/${kept}`)
    await traveller.opens('/login?next=/explorar')
    await traveller.writes('Correo electrónico', ana.email)
    await traveller.writes('Contraseña', ana.password)
    await traveller.presses('Iniciar sesión')
    await traveller.arrivesAt('/explorar')
    await traveller.sees('por ahora solo puedes leer. Motivo: Repetiste lugares.')
    await traveller.doesNotSee('¿Cómo quieres que te llamemos?')
    await traveller.presses('Ver avisos')
    await traveller.arrivesAt('/avisos')
    await traveller.sees('Tus avisos')
  },
)

journey(
  'a locked description says so in place of the buttons to change it',
  { tags: ['release'] },
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana, luz] = await Promise.all([
      registerModerator(),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    const place = await placeWithReview(ana, 'Mirador discutido')
    const described = { description: 'Otra versión: desde arriba se ven los dos valles y el río.' }
    await luz.api('PUT /places/:id/description', { params: { id: place }, body: described })
    const decide = (decision: 'lock' | 'unlock') =>
      judge.api('POST /moderation/decisions', {
        body: { subjectType: 'place', subjectId: place, decision, reason: 'Se cambia sin parar.' },
      })
    const traveller = await arrive({ as: luz, width: 360, height: 740 })
    await traveller.opens(`/place/${place}`)
    await traveller.page.getByRole('button', { name: 'Editar descripción' }).waitFor()
    await decide('lock')
    await traveller.reloads()
    await traveller.sees('La moderación bloqueó la descripción de este lugar')
    await traveller.doesNotSee('Editar descripción')
    await traveller.meetsNoBarriers()
    await traveller.presses('Historial')
    const history = traveller.inside(traveller.page.locator('dialog[open]'))
    await history.sees('Actual')
    await history.doesNotSee('Restaurar')
    await decide('unlock')
    await traveller.reloads()
    await traveller.page.getByRole('button', { name: 'Editar descripción' }).waitFor()
  },
)
