import { moderationMessages } from '@andariego/contract/moderation-rules'
import { expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

// Texts are looked at as spam only where the limits are on.
journey.override(
  'product',
  runsWith('held-back', () => ({ RATE_LIMITS: 'on' })),
)

journey(
  'whoever puts a link into a review learns that somebody looks at it first, on a small phone',
  async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await placeWithReview(ana, 'Mirador de los enlaces')
    const traveller = await arrive({ as: ana, width: 360, height: 740 })
    await traveller.opens(`/place/${placeId}`)
    const list = traveller.page.getByRole('region', { name: 'Reseñas de viajeros' })
    const review = traveller.inside(list.getByRole('article').first())
    await review.presses('Editar reseña')
    await review.writes(
      'Tu reseña',
      'Las mejores excursiones están en www.excursiones.example y son baratas.',
    )
    await review.presses('Guardar cambios')
    const told = traveller.page.getByText(moderationMessages.waiting)
    await told.waitFor()
    await traveller.inside(list).doesNotSee('Las mejores excursiones')
    const box = await told.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    await traveller.meetsNoBarriers()
    await traveller.opens('/avisos')
    await traveller.seesHeading('Reseña en revisión')
    await traveller.sees(/^Las mejores excursiones están en/)
    await traveller.meetsNoBarriers()
  },
)

journey(
  'whoever publishes a review with a link reads that somebody looks at it first, and not that it is published',
  async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await placeWithReview(ana, 'Mirador de las ofertas')
    const traveller = await arrive({ as: await register(), width: 360, height: 740 })
    await traveller.opens(`/place/${placeId}`)
    await traveller.chooses(/^4 de 5/)
    await traveller.writes('Tu reseña', 'Las mejores excursiones están en www.excursiones.example hoy.')
    await traveller.presses('Publicar reseña')
    await traveller.sees(moderationMessages.waiting)
    // The thanks would stand there as soon as the form is empty, and for three seconds.
    await expect.poll(() => traveller.page.getByLabel('Tu reseña').inputValue()).toBe('')
    expect(await traveller.page.getByText(/se publicó/).count()).toBe(0)
  },
)

journey(
  'whoever puts a link into their profile learns that somebody looks at it first, on a small phone',
  async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register(), width: 360, height: 740 })
    await traveller.opens('/account')
    await traveller.writes('Nombre', 'Paco Guía')
    await traveller.writes('Sobre ti', 'Mis excursiones están en www.excursiones.example y son baratas.')
    await traveller.presses('Guardar perfil')
    await traveller.sees(/^Alguien del equipo mirará tu perfil antes de mostrarlo/)
    await traveller.doesNotSee(/La moderación ocultó tu perfil/)
    await traveller.meetsNoBarriers()
    await traveller.page.getByRole('link', { name: 'Tus avisos', exact: true }).click()
    await traveller.seesHeading('Perfil en revisión')
    await traveller.sees(/Mis excursiones están en/)
  },
)
