import { expect } from 'vitest'
import { movie } from '../server/src/features/media/test/movies.ts'
import type { Visitor } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const MB = 1024 * 1024
const FILM = { name: 'travesía.mp4', mimeType: 'video/mp4', buffer: movie({ size: 12 * MB }) }
const PARTS = Math.ceil(FILM.buffer.length / (2 * MB))

/** Notes where the parts begin that a visitor's pages send; loses the connection with the part of this number. */
const partsOf = (visitor: Visitor, lostWith: number) => {
  const offsets: number[] = []
  visitor.context.on('request', (request) => {
    const [, offset] = /\/uploads\/[\da-f-]+\/parts\/(\d+)$/.exec(request.url()) ?? []
    if (offset === undefined || request.method() !== 'PUT') return
    offsets.push(Number(offset))
    if (offsets.length === lostWith) void visitor.losesTheConnection()
  })
  return offsets
}

journey(
  'a video goes on uploading where it stopped, after a lost connection and in another page',
  async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const id = await placeWithReview(bruno, 'Paso de dos orillas')
    const visitor = await arrive({ as: ana, keeps: true })
    await visitor.opens(`/place/${id}`)
    await visitor.hasKept(`/place/${id}`)
    const offsets = partsOf(visitor, 3)
    await visitor.chooses('5 de 5: Excelente')
    await visitor.writes('Tu reseña', 'Cruzamos al amanecer y el agua estaba quieta.')
    await visitor.picksFiles('Elegir archivos', [FILM])
    await visitor.page.getByRole('button', { name: `Quitar ${FILM.name}` }).waitFor()
    await visitor.presses('Publicar reseña')
    await visitor.sees(/^Sin conexión: tu reseña quedó guardada aquí/)
    expect(new Set(offsets).size).toBeLessThan(PARTS)

    await visitor.reloads()
    await visitor.regainsTheConnection()
    const media = async () => {
      const { data } = await ana.api('GET /places/:id/reviews', { params: { id } })
      return data.find(({ userId }) => userId === ana.session.user.id)?.media.map((file) => file.mimeType)
    }
    await expect.poll(media).toEqual(['video/mp4'])
    // Every part went once, but for the one that was on its way.
    expect(new Set(offsets).size).toBe(PARTS)
    expect(offsets.length).toBeLessThanOrEqual(PARTS + 1)
  },
)

journey(
  'a video that is chosen again after a reload goes on where it stopped',
  async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const id = await placeWithReview(bruno, 'Paso de una orilla')
    const visitor = await arrive({ as: ana })
    const publishes = async () => {
      await visitor.opens(`/place/${id}`)
      await visitor.chooses(/^4 de 5/)
      await visitor.writes('Tu reseña', 'Volvimos de noche, con linternas.')
      await visitor.picksFiles('Elegir archivos', [FILM])
      await visitor.page.getByRole('button', { name: `Quitar ${FILM.name}` }).waitFor()
      await visitor.presses('Publicar reseña')
    }
    const offsets = partsOf(visitor, Number.POSITIVE_INFINITY)
    await publishes()
    await expect.poll(() => offsets.length).toBeGreaterThan(2)
    await publishes()
    await visitor.sees('Volvimos de noche, con linternas.')
    await expect.poll(() => new Set(offsets).size).toBe(PARTS)
    expect(offsets.length).toBeLessThanOrEqual(PARTS + 1)
  },
)
