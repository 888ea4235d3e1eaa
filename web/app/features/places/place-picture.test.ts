import { describe, expect, test } from 'vitest'
import { pictureOf, referrerPolicyOf, sharedPictureOf } from './place-picture.ts'

const place = { id: '7', name: 'Obelisco', image: null }
const ours = { ...place, image: '/api/media/abc' }
const elsewhere = { ...place, image: 'https://images.example/obelisco.jpg' }
const origin = 'https://andariego.example'

describe('the picture of a place', () => {
  test('is its poster when it has no photo', () => {
    expect(pictureOf(place)).toEqual({ src: '/api/places/7/poster.svg', kind: 'poster' })
  })
  test('comes in the widths the server renders when the photo is ours', () => {
    expect(pictureOf(ours).srcSet).toBe(
      '/api/media/abc?w=320 320w, /api/media/abc?w=640 640w, /api/media/abc?w=1280 1280w',
    )
  })
  test('is taken as it is from elsewhere', () => {
    expect(pictureOf(elsewhere)).toEqual({ src: elsewhere.image, kind: 'photo' })
  })
  test('is absolute and no SVG where a link is shared', () => {
    expect(sharedPictureOf(place, origin).url).toBe(`${origin}/api/places/7/poster.png`)
    expect(sharedPictureOf(ours, origin).url).toBe(`${origin}/api/media/abc?w=1280`)
    expect(sharedPictureOf(elsewhere, origin).url).toBe(elsewhere.image)
  })
})

test('only Google, which asks for it, learns which site shows its photos', () => {
  expect(referrerPolicyOf('https://places.googleapis.com/v1/places/1/photos/2/media')).toBe('strict-origin')
  expect(referrerPolicyOf('https://googleapis.com.example/photo.jpg')).toBe('no-referrer')
  expect(referrerPolicyOf('/api/media/abc?w=640')).toBe('no-referrer')
})
