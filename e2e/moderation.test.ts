import { describe } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'

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
