import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { buckets } from '../../platform/http/limits.ts'
import { decideAs, moderator } from '../moderation/test/scene.ts'
import { SITEMAP_PAGE_SIZE, sitemapIndex, sitemapPage } from './sitemap.ts'

const origin = 'https://andariego.example'
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the index of the sitemap', () => {
  test('has one file for 50,000 places, and another from the next one on', () => {
    const people = `${origin}/sitemaps/people-1.xml`
    expect(locations(sitemapIndex(origin, { places: SITEMAP_PAGE_SIZE, people: 0 }))).toEqual([
      `${origin}/sitemaps/1.xml`,
      people,
    ])
    const more = SITEMAP_PAGE_SIZE + 1
    expect(locations(sitemapIndex(origin, { places: more, people: more }))).toHaveLength(4)
  })
  test('has one file of places and one of people when there is nobody yet', () => {
    expect(locations(sitemapIndex(origin, { places: 0, people: 0 }))).toHaveLength(2)
  })
})

test('pages that are no places are in the first file only', () => {
  const places = [{ id: '7', createdAt: '2026-11-21T10:00:00.000Z' }]
  expect(locations(sitemapPage(origin, 1, places))).toEqual([
    `${origin}/`,
    `${origin}/explorar`,
    `${origin}/place/7`,
  ])
  expect(locations(sitemapPage(origin, 2, places))).toEqual([`${origin}/place/7`])
})

describe('the addresses that search engines request', () => {
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

  test('a person is listed exactly while visitors may read their profile', async () => {
    const ana = await traveller(andariego)
    const profile = `${origin}/user/${ana.id}`
    const wish = (isPublic: boolean) =>
      ana.api('PUT /users/me/profile', { body: { name: 'Ana del Valle', isPublic } })
    const listed = async () => locations((await ask('/sitemaps/people-1.xml')).body)
    expect(await listed()).toEqual([])
    await wish(true)
    expect(await listed()).toEqual([profile])
    await wish(false)
    expect(await listed()).toEqual([])
    await wish(true)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    await decideAs(await moderator(andariego))('user', ana.id, 'suspend', { until })
    expect(await listed()).toEqual([])
  })

  test.each([
    ['/sitemap.xml', '/%73itemap.xml'],
    ['/sitemaps/1.xml', '/sitemaps/%31.xml'],
  ])('%s is cached once, however somebody spells it', async (address, spelled) => {
    expect((await ask(spelled)).statusCode).toBe(200)
    const { cache } = andariego.services
    expect([cache.get(address) !== undefined, cache.get(spelled)]).toEqual([true, undefined])
  })

  test('who asks for endless files of it is told to wait, like who asks for endless pages', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    try {
      const statuses = []
      for (let page = 2; page <= buckets.render.points + 2; page++)
        statuses.push((await limited.app.inject(`/sitemaps/${page}.xml`)).statusCode)
      expect(statuses).toEqual([...Array(buckets.render.points).fill(404), 429])
    } finally {
      await limited.close()
    }
  })

  test.each(['/sitemaps/people-2.xml', '/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x.xml'])(
    '%s, which lists nothing, is 404',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404)
    },
  )

  test('robots.txt excludes what is private and names the sitemap', async () => {
    const { body } = await ask('/robots.txt')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain('Disallow: /chats\n')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
