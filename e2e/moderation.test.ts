import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'

const COMMAND = fileURLToPath(new URL('../scripts/moderator.ts', import.meta.url))
/** Makes somebody a moderator as an operator does, beside the running product. */
const appoint = async (outbox: string, email: string) => {
  // The product of the tests has a database of its own.
  const { DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, NODE_ENV: '', NODE_OPTIONS: '', DATA_DIR: dirname(outbox) }
  await promisify(execFile)(process.execPath, [COMMAND, 'add', email], { env })
}

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
  async ({ arrive, register, product }) => {
    const [judge, ana] = await Promise.all([register(newEmail('juez')), register(newEmail('ana'))])
    const [twice, kept] = await Promise.all([
      placeWithReview(ana, 'Mirador repetido'),
      placeWithReview(ana, 'Mirador que queda'),
      appoint(product.outbox, judge.email),
    ])
    const reason = 'Es el mismo mirador.'
    await judge.api('POST /moderation/decisions', {
      body: { subjectType: 'place', subjectId: twice, decision: 'merge', reason, intoId: kept },
    })
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString()
    await judge.api('POST /moderation/decisions', {
      body: {
        subjectType: 'user',
        subjectId: ana.session.user.id,
        decision: 'suspend',
        reason: 'Repetiste lugares.',
        until,
      },
    })
    const traveller = await arrive({ width: 360, height: 740 })
    await traveller.opens(`/place/${twice}`)
    await traveller.arrivesAt(`/place/${kept}`)
    // Nobody who is suspended is asked to choose a name: the server refuses to note it.
    traveller.tolerates('403 POST /api/users/me/profile/asked')
    await traveller.opens('/login?next=/explorar')
    await traveller.writes('Correo electrónico', ana.email)
    await traveller.writes('Contraseña', ana.password)
    await traveller.presses('Iniciar sesión')
    await traveller.arrivesAt('/explorar')
    await traveller.sees('por ahora solo puedes leer. Motivo: Repetiste lugares.')
    await traveller.presses('Ver avisos')
    await traveller.arrivesAt('/avisos')
    await traveller.sees('Tus avisos')
  },
)

journey(
  'whoever is restricted is offered no form in vain: what they may not do says why',
  async ({ arrive, register, product }) => {
    const [judge, ana, luz] = await Promise.all([
      register(newEmail('juez')),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    const [place] = await Promise.all([
      placeWithReview(luz, 'Mirador de otra'),
      appoint(product.outbox, judge.email),
    ])
    const restrict = (decision: 'limit' | 'suspend' | 'lift') =>
      judge.api('POST /moderation/decisions', {
        body: {
          subjectType: 'user',
          subjectId: ana.session.user.id,
          decision,
          reason: 'Una prueba.',
          ...(decision === 'suspend' && { until: new Date(Date.now() + 86_400_000).toISOString() }),
        },
      })
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

    await restrict('suspend')
    await traveller.opens('/avisos')
    await traveller.sees('por ahora solo puedes leer')
    await traveller.opens('/create-itinerary')
    await traveller.sees('por ahora solo puedes leer')
    await traveller.opens(`/place/${place}`)
    await saysWhy('Favorito', 'por ahora solo puedes leer')
    await saysWhy('Agregar a itinerario', 'por ahora solo puedes leer')

    await restrict('lift')
    await traveller.opens('/groups')
    await expect
      .poll(() => traveller.page.getByRole('button', { name: 'Crear grupo' }).getAttribute('aria-disabled'))
      .toBe(null)
    await traveller.presses('Crear grupo')
    await traveller.page.locator('dialog[open]').waitFor()
  },
)
