import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'

const photos = () => Promise.all(['lago', 'cerro', 'bosque', 'playa'].map((name) => sunset(`${name}.jpg`)))

const addPlace = async ({ api }: Account): Promise<string> => {
  const place = await api('POST /places', {
    body: {
      name: `Mirador ${Math.random().toString(36).slice(2)}`,
      address: 'Camino del Alto 100',
      latitude: Math.random() * 100 - 50,
      longitude: Math.random() * 300 - 150,
    },
  })
  return place.id
}

const addReview = async ({ api }: Account, placeId: string, content: string) => {
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', content)
  const { data } = await api('POST /places/:id/reviews', { params: { id: placeId }, form })
  return data
}

/** Runs in the page. */
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

const listOf = ({ page, inside }: Visitor) =>
  inside(page.getByRole('region', { name: 'Reseñas de viajeros' }))
const firstReview = ({ page, inside }: Visitor) =>
  inside(page.getByRole('region', { name: 'Reseñas de viajeros' }).getByRole('article').first())

describe('a review', () => {
  journey('is reached by its address though it is on a later page', async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await addPlace(ana)
    const { id } = await addReview(
      ana,
      placeId,
      'La más antigua cuenta de un banco de madera junto al arroyo.',
    )
    for (const person of await Promise.all(Array.from({ length: 5 }, () => register())))
      for (let visit = 1; visit <= 5; visit++)
        await addReview(
          person,
          placeId,
          `Visita ${visit} de ${person.email}: una tarde tranquila en el alto.`,
        )
    const traveller = await arrive()
    await traveller.opens(`/place/${placeId}#resena-${id}`)
    const linked = traveller.page.getByText('un banco de madera junto al arroyo')
    await expect.poll(() => linked.isVisible()).toBe(true)
    await expect.poll(() => linked.evaluate(isInView)).toBe(true)
  })

  for (const means of ['mouse', 'keyboard'] as const) {
    journey(`is written with photos and looked at, by ${means}`, async ({ arrive, register }) => {
      const ana = await register()
      const placeId = await addPlace(ana)
      const traveller = await arrive({ as: ana, means })
      await traveller.opens(`/place/${placeId}`)
      await traveller.chooses(/^4 de 5/)
      await traveller.writes('Tu reseña', 'Se ve el valle entero y casi no sopla el viento.')
      await traveller.picksFiles('Elegir archivos', await photos())
      await traveller.page.getByRole('button', { name: 'Quitar playa.jpg' }).waitFor()
      await traveller.page.getByTitle('playa.jpg (0,1 MB)').waitFor()
      await traveller.meetsNoBarriers()
      await traveller.presses('Publicar reseña')
      await traveller.sees('¡Gracias! Tu reseña se publicó.')
      await traveller.sees('1 Reseña')

      const review = firstReview(traveller)
      await review.sees('Se ve el valle entero y casi no sopla el viento.')
      await review.sees('+1')
      await review.presses('+1 más')
      await traveller.sees('Foto: playa.jpg')
      await traveller.meetsNoBarriers()
      await traveller.page.keyboard.press('ArrowLeft')
      await traveller.sees('Foto: bosque.jpg')
      await traveller.page.keyboard.press('Escape')
      await traveller.doesNotSee('Foto: bosque.jpg')
    })
  }

  journey(
    'is published once though its author left the page while it was sent, and came back',
    async ({ arrive, register }) => {
      const ana = await register()
      const placeId = await addPlace(ana)
      const traveller = await arrive({ as: ana })
      const { page } = traveller
      const held: (() => void)[] = []
      await page.route(`**/api/places/${placeId}/reviews`, async (route) => {
        if (route.request().method() === 'POST')
          await new Promise<void>((resolve) => {
            held.push(resolve)
          })
        await route.continue()
      })
      const leaves = async () => {
        await traveller.follows('Inicio')
        await traveller.arrivesAt('/')
      }
      const published = page.getByRole('button', { name: 'Publicar reseña' })
      const text = page.getByLabel('Tu reseña', { exact: true })
      await traveller.opens(`/place/${placeId}`)

      await traveller.chooses(/^4 de 5/)
      await traveller.writes('Tu reseña', 'Se ve el valle entero y casi no sopla el viento.')
      await traveller.presses('Publicar reseña')
      await traveller.sees('Enviando…')
      await traveller.presses('Cancelar')
      await traveller.sees('Envío cancelado.')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publicar reseña')
      held.length = 0
      await traveller.presses('Publicar reseña')
      await traveller.sees('Enviando…')
      await leaves()
      await page.goBack()
      await traveller.sees('Enviando…')
      expect(await published.count()).toBe(0)
      held.shift()?.()
      await traveller.sees('¡Gracias! Tu reseña se publicó.')
      expect(await text.inputValue()).toBe('')

      await traveller.chooses(/^3 de 5/)
      await traveller.writes('Tu reseña', 'La segunda vez llovió toda la tarde.')
      await traveller.presses('Publicar reseña')
      await traveller.sees('Enviando…')
      await leaves()
      held.shift()?.()
      await traveller.sees(/^Tu reseña de .* se publicó\.$/)
      await page.goBack()
      await published.waitFor()
      expect(await text.inputValue()).toBe('')
      const { data } = await ana.api('GET /places/:id/reviews', { params: { id: placeId } })
      expect(data).toHaveLength(2)
    },
  )

  journey('says what it lacks, and is not lost by a reload', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens(`/place/${await addPlace(ana)}`)
    await traveller.writes('Tu reseña', 'corta')
    await traveller.page.getByLabel('Tu reseña', { exact: true }).blur()
    await traveller.sees('La reseña debe tener al menos 10 caracteres.')
    await traveller.sees('Debe seleccionar una calificación de 1 a 5 estrellas.')
    expect(await traveller.page.getByRole('button', { name: 'Publicar reseña' }).isDisabled()).toBe(true)
    await traveller.writes('Tu reseña', 'Un texto que todavía no terminé')
    await traveller.reloads()
    await expect
      .poll(() => traveller.page.getByLabel('Tu reseña', { exact: true }).inputValue())
      .toBe('Un texto que todavía no terminé')
  })

  journey('says that its photos were not kept by a reload', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens(`/place/${await addPlace(ana)}`)
    await traveller.writes('Tu reseña', 'La laguna al amanecer, con niebla.')
    const files = traveller.page.locator('#resenas input[type=file][multiple]')
    await files.setInputFiles((await photos()).slice(0, 2))
    await expect.poll(() => traveller.page.getByRole('button', { name: /^Quitar/ }).count()).toBe(2)
    await traveller.reloads()
    const told = traveller.page.getByText('no los 2 archivos que habías elegido')
    await told.waitFor()
    await files.setInputFiles((await photos()).slice(0, 1))
    await told.waitFor({ state: 'detached' })
    await traveller.reloads()
    await traveller.sees('pero no el archivo que habías elegido')
    await traveller.chooses('5 de 5: Excelente')
    await traveller.presses('Publicar reseña')
    await traveller.sees('¡Gracias! Tu reseña se publicó.')
    await traveller.doesNotSee('pero no el archivo que habías elegido')
  })

  journey('is for those who have signed in, and leads back to the place', async ({ visitor, register }) => {
    const ana = await register()
    const placeId = await addPlace(ana)
    await visitor.opens(`/place/${placeId}`)
    await visitor.sees('Debe iniciar sesión para reseñar.')
    await visitor.inside(visitor.page.locator('#resenas')).follows('Iniciar sesión')
    await visitor.arrivesAt('/login')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(`/place/${placeId}`)
  })

  journey('is changed, removed and brought back by its author', async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await addPlace(ana)
    await addReview(ana, placeId, 'Primera impresión del mirador.')
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/place/${placeId}`)
    const review = firstReview(traveller)
    await review.presses('Editar reseña')
    await review.writes('Tu reseña', 'Mejor al amanecer, sin nadie más.')
    await review.presses('Guardar cambios')
    await review.sees('Editada')
    await review.presses('Eliminar reseña')
    await listOf(traveller).doesNotSee('Mejor al amanecer, sin nadie más.')
    await traveller.presses('Deshacer')
    await review.sees('Mejor al amanecer, sin nadie más.')
  })

  journey('that was removed stays removed when the page is left at once', async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await addPlace(ana)
    await addReview(ana, placeId, 'Esto no lo quise escribir.')
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/place/${placeId}`)
    await firstReview(traveller).presses('Eliminar reseña')
    await traveller.opens('/')
    const stats = () => ana.api('GET /places/:id/reviews/stats', { params: { id: placeId } })
    await expect.poll(async () => (await stats()).totalReviews).toBe(0)
  })
})

describe('a reaction', () => {
  journey('counts, switches and goes, whatever one presses how fast', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const placeId = await addPlace(ana)
    await addReview(ana, placeId, 'Llevar abrigo, incluso en verano.')
    const traveller = await arrive({ as: bruno })
    await traveller.opens(`/place/${placeId}`)
    const review = firstReview(traveller)
    await review.presses('Me gusta: 0')
    await review.presses('No me gusta: 0')
    await review.presses('No me gusta: 1')
    await review.presses('Me gusta: 0')
    await traveller.page.getByRole('button', { name: 'Me gusta: 1', exact: true, pressed: true }).waitFor()
    const list = () => bruno.api('GET /places/:id/reviews', { params: { id: placeId } })
    await expect
      .poll(async () => (await list()).data[0])
      .toMatchObject({ likeCount: 1, dislikeCount: 0, reactionType: 'like' })
  })

  journey('pressed before the own one is known is remembered', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const placeId = await addPlace(ana)
    await addReview(ana, placeId, 'Con viento no vale la pena.')
    const traveller = await arrive({ as: bruno })
    const { page } = traveller
    const held = Promise.withResolvers<void>()
    await page.route(`**/api/places/${placeId}/reviews?*`, async (route) => {
      await held.promise
      await route.continue()
    })
    await traveller.opens(`/place/${placeId}`)
    const like = page.getByRole('button', { name: 'Me gusta: 0', exact: true })
    await expect.poll(() => like.getAttribute('title')).toBe('Me gusta')
    await like.click()
    const liked = page.getByRole('button', { name: 'Me gusta: 1', exact: true, pressed: true })
    await liked.waitFor()
    const list = () => bruno.api('GET /places/:id/reviews', { params: { id: placeId } })
    expect((await list()).data[0]).toMatchObject({ likeCount: 0 })
    held.resolve()
    await expect
      .poll(async () => (await list()).data[0])
      .toMatchObject({ likeCount: 1, reactionType: 'like' })
    await liked.waitFor()
  })

  journey('is not for the anonymous nor for the author, who are told why', async ({ arrive, register }) => {
    const ana = await register()
    const placeId = await addPlace(ana)
    await addReview(ana, placeId, 'La mía es la mejor reseña de todas.')
    for (const [as, why] of [
      [undefined, 'Debe iniciar sesión para calificar.'],
      [ana, 'No puedes calificar tu propia reseña.'],
    ] as const) {
      const traveller = await arrive({ as })
      await traveller.opens(`/place/${placeId}`)
      const like = traveller.page.getByRole('button', { name: 'Me gusta: 0', exact: true })
      await expect.poll(() => like.getAttribute('title')).toBe(why)
      expect(await like.isDisabled()).toBe(true)
    }
  })
})
