import { sunset } from '../../tools/pictures.ts'
import type { Visitor } from '../../tools/visitor.ts'
import type { Scene } from './scene.ts'
import type { Sights } from './sights.ts'

const place = ({ place }: Sights) => place
const bare = ({ bare }: Sights) => bare
const long = ({ long }: Sights) => long

/** Waits for an open dialog. */
const dialogOf = (visitor: Visitor) => visitor.page.locator('dialog[open]').waitFor()

const seesMedia = (file: RegExp) => async (visitor: Visitor) => {
  await visitor.pressesOn(visitor.page.getByRole('button', { name: file }).first())
  await dialogOf(visitor)
}

const writesReview = async (visitor: Visitor) => {
  await visitor.chooses('4 de 5: Buena')
  await visitor.writes('Tu reseña', 'Volvería mañana mismo: dos horas de subida que valen cada paso.')
}

/** Screenshots of a place's page with no content, some and too much, and of all its dialogs. */
export const placeScenes: readonly Scene[] = [
  { name: 'place', path: place, who: 'both' },
  { name: 'place-bare', path: bare, who: 'both' },
  { name: 'place-long', path: long, who: 'both' },
  { name: 'place-missing', path: () => '/place/01890000-0000-7000-8000-000000000000', who: 'stranger' },
  { name: 'place-media-viewer', path: place, who: 'stranger', act: seesMedia(/^Ver foto 1/) },
  { name: 'place-media-viewer-video', path: long, who: 'stranger', act: seesMedia(/^Ver video 1/) },
  { name: 'place-media-viewer-many', path: long, who: 'stranger', act: seesMedia(/^Ver \d+ más/) },
  {
    name: 'place-history',
    path: place,
    who: 'both',
    act: async (visitor) => {
      await visitor.presses('Historial')
      await dialogOf(visitor)
    },
  },
  {
    name: 'place-description-editor',
    path: place,
    who: 'member',
    act: (visitor) => visitor.presses('Editar descripción'),
  },
  {
    name: 'place-description-wrong',
    path: place,
    who: 'member',
    act: async (visitor) => {
      await visitor.presses('Editar descripción')
      await visitor.writes('Descripción', 'Muy corta')
      await visitor.presses('Guardar')
    },
  },
  {
    name: 'place-favourite-failed',
    path: place,
    who: 'member',
    act: async (visitor) => {
      await visitor.page.route('**/favorite', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await visitor.presses('Favorito')
      await visitor.sees('Error al marcar favorito.')
    },
  },
  {
    name: 'place-review-files',
    path: place,
    who: 'member',
    act: async (visitor) => {
      await writesReview(visitor)
      const files = [await sunset(), await sunset('desde-el-mirador-del-cerro-al-atardecer.jpg')]
      await visitor.picksFiles('Elegir archivos', [
        ...files,
        { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') },
      ])
      await visitor.page.getByRole('button', { name: /^Quitar desde/ }).waitFor()
    },
  },
  {
    name: 'place-review-failed',
    path: place,
    who: 'member',
    act: async (visitor) => {
      await visitor.page.route('**/reviews', (route) => route.abort())
      await writesReview(visitor)
      await visitor.presses('Publicar reseña')
      await visitor.page.getByRole('button', { name: 'Reintentar' }).waitFor()
    },
  },
]
