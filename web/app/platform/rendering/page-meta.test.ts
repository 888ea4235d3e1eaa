import { describe, expect, test } from 'vitest'
import { excerpt, originOf, pageMeta } from './page-meta.ts'

describe('the excerpt of a text', () => {
  test('is the text when it is short, on one line', () => {
    expect(excerpt('Un mirador\n  sobre el valle. ')).toBe('Un mirador sobre el valle.')
  })
  test('ends between words and within its length', () => {
    const cut = excerpt('palabra '.repeat(60), 40)
    expect(cut).toBe('palabra palabra palabra palabra…')
    expect(cut.length).toBeLessThanOrEqual(40)
  })
  test('of one endless word is cut inside it', () => {
    expect(excerpt('x'.repeat(300))).toHaveLength(160)
  })
})

test('the origin is the one of the root, and nothing when the root failed', () => {
  const root = { id: 'root', loaderData: { origin: 'https://andariego.example' } }
  expect(originOf([root, { id: 'routes/home' }])).toBe('https://andariego.example')
  expect(originOf([{ id: 'root' }, undefined])).toBe('')
})

test('a page with a picture is shared with a large card', () => {
  const page = { title: 'Obelisco', description: 'Un monumento.', url: 'https://a.example/place/1' }
  const image = { url: 'https://a.example/poster.png', alt: 'Obelisco', width: 1200, height: 630 }
  const tags = pageMeta({ ...page, image })
  expect(tags).toContainEqual({ title: 'Obelisco — Andariego' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.url })
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(pageMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary' })
})
