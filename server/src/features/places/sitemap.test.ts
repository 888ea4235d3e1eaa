import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { SITEMAP_PAGE_SIZE, sitemapIndex, sitemapPage } from './sitemap.ts'

const origin = 'https://andariego.example'
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the index of the sitemap', () => {
  test('has one file for 50,000 places, and another from the next one on', () => {
    expect(locations(sitemapIndex(origin, SITEMAP_PAGE_SIZE))).toEqual([`${origin}/sitemaps/1.xml`])
    expect(locations(sitemapIndex(origin, SITEMAP_PAGE_SIZE + 1))).toHaveLength(2)
  })
  test('has one file when there is no place yet', () => {
    expect(locations(sitemapIndex(origin, 0))).toHaveLength(1)
  })
})

test('the pages that are no places stand in the first file only', () => {
  const places = [{ id: '7', createdAt: '2026-11-21T10:00:00.000Z' }]
  expect(locations(sitemapPage(origin, 1, places))).toEqual([
    `${origin}/`,
    `${origin}/explorar`,
    `${origin}/place/7`,
  ])
  expect(locations(sitemapPage(origin, 2, places))).toEqual([`${origin}/place/7`])
})

describe('the addresses that search engines ask for', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await testApp({ PUBLIC_URL: origin })
  })
  afterAll(() => andariego.close())
  const ask = (url: string) => andariego.app.inject(url)

  test('a place is listed as soon as it is added', async () => {
    const ana = await traveller(andariego)
    expect((await ask('/sitemaps/1.xml')).body).not.toContain('/place/')
    const body = { name: 'Obelisco', address: 'Av. 9 de Julio', latitude: -34.6037, longitude: -58.3816 }
    const { id } = await ana.api('POST /places', { body })
    await expect.poll(async () => (await ask('/sitemaps/1.xml')).body).toContain(`${origin}/place/${id}`)
    expect((await ask('/sitemap.xml')).headers['content-type']).toContain('application/xml')
  })

  test.each(['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x.xml'])(
    '%s, which lists nothing, is 404',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404)
    },
  )

  test('robots.txt keeps them from what is private and tells where the sitemap is', async () => {
    const { body } = await ask('/robots.txt')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain('Disallow: /chats\n')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
