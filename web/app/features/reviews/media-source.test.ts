import type { MediaFile } from '@andariego/contract/media'
import { expect, test } from 'vitest'
import { mayMove, stillSource } from './media-source.ts'
import { thumbPlan } from './thumb-plan.ts'

const media = (given: Partial<MediaFile> = {}): MediaFile => ({
  id: 'm',
  filename: 'm.webp',
  originalFilename: 'lago.jpg',
  mimeType: 'image/webp',
  width: 2000,
  height: 1500,
  durationMs: null,
  placeholder: null,
  hasPoster: false,
  ...given,
})

test('three thumbnails are shown and the rest is counted', () => {
  const ten = Array.from({ length: 10 }, (_, index) => media({ id: String(index) }))
  expect(thumbPlan(ten)).toEqual({ shown: ten.slice(0, 3), more: 7 })
  expect(thumbPlan(ten.slice(0, 3)).more).toBe(0)
  expect(thumbPlan([])).toEqual({ shown: [], more: 0 })
})

test('a photo comes in the widths it has', () => {
  expect(stillSource(media())).toEqual({
    src: '/api/media/m?w=320',
    srcSet: '/api/media/m?w=320 320w, /api/media/m?w=640 640w, /api/media/m?w=1280 1280w, /api/media/m 2000w',
  })
  expect(stillSource(media({ width: 200 }))).toEqual({ src: '/api/media/m', srcSet: '/api/media/m 200w' })
})

test('a video shows its poster, and nothing where it has none', () => {
  const video = media({ mimeType: 'video/mp4', width: 720 })
  expect(stillSource(video)).toBeNull()
  expect(stillSource({ ...video, hasPoster: true })).toEqual({
    src: '/api/media/m/poster?w=320',
    srcSet: '/api/media/m/poster?w=320 320w, /api/media/m/poster?w=640 640w',
  })
})

test('what may be an animation is known by its name', () => {
  expect(mayMove(media({ originalFilename: 'Olas.GIF' }))).toBe(true)
  expect(mayMove(media())).toBe(false)
})
