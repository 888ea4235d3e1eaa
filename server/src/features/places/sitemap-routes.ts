import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../../platform/http/answers.ts'
import type { Services } from '../../platform/services.ts'
import { publicPeople } from '../people/public.ts'
import { allPlacesTag } from './cache-tags.ts'
import { peoplePage, robotsText, SITEMAP_PAGE_SIZE, sitemapIndex, sitemapPage } from './sitemap.ts'
import { sitemapRepository } from './sitemap-repository.ts'

const XML = 'application/xml; charset=utf-8'

/** Files that search engines read before the pages. Not part of the API: their addresses are fixed by convention. */
export const sitemapRoutes = (app: FastifyInstance, { config, database, cache, limits }: Services) => {
  const addresses = sitemapRepository(database)
  const people = publicPeople(database)
  const origin = config.publicUrl

  /** Cached like a page, until a place is added. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>) => {
    // Without the query, which means nothing here and could fill the cache.
    const [path = ''] = request.url.split('?')
    const kept = cache.get(path)
    if (kept) return sendAnswer(request, reply, kept)
    const since = cache.now()
    const text = await make()
    if (text === null) return reply.callNotFound()
    const made = {
      status: 200,
      headers: { 'content-type': XML },
      body: Buffer.from(text),
      tags: [allPlacesTag],
    }
    return sendAnswer(request, reply, cache.put(path, made, since))
  }

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(origin)),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async () => {
      const [placeCount, peopleCount] = await Promise.all([addresses.count(), people.count()])
      return sitemapIndex(origin, { places: placeCount, people: peopleCount })
    }),
  )

  app.get<{ Params: { page: string } }>(
    '/sitemaps/:page(^[1-9]\\d{0,4}).xml',
    { schema: { hide: true } },
    (request, reply) =>
      answer(request, reply, async () => {
        const page = Number(request.params.page)
        const places = await addresses.page(page, SITEMAP_PAGE_SIZE)
        return page > 1 && places.length === 0 ? null : sitemapPage(origin, page, places)
      }),
  )

  // Not cached: somebody who closes their profile is missing from the next response.
  app.get<{ Params: { page: string } }>(
    '/sitemaps/people-:page(^[1-9]\\d{0,4}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      await limits.consume('render', { address: request.ip })
      const page = Number(request.params.page)
      const listed = await people.page(page, SITEMAP_PAGE_SIZE)
      if (page > 1 && listed.length === 0) return reply.callNotFound()
      return reply.type(XML).header('cache-control', 'no-store').send(peoplePage(origin, listed))
    },
  )
}
