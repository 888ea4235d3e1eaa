import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../../platform/cache-tag.ts'
import { sendAnswer } from '../../platform/http/answers.ts'
import type { Renderings } from '../../platform/http/renderings.ts'
import type { Services } from '../../platform/services.ts'
import { publicPeople } from '../people/public.ts'
import { allPlacesTag } from './cache-tags.ts'
import { peoplePage, robotsText, SITEMAP_PAGE_SIZE, sitemapIndex, sitemapPage } from './sitemap.ts'
import { sitemapRepository } from './sitemap-repository.ts'

const XML = 'application/xml; charset=utf-8'

interface PageParams {
  Params: { page: string }
}

/** Files that search engines read before the pages. Not part of the API: their addresses are fixed by convention. */
export const sitemapRoutes = (
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  renderings: Renderings,
) => {
  const addresses = sitemapRepository(database)
  const people = publicPeople(database)
  const origin = config.publicUrl

  /**
   * Sends a file, which is counted and bounded like a page because it costs as much, or a 404 when `make` returns null. `address` is
   * the canonical one: the request's own spelling could fill the cache.
   */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, tags }: { address: string; tags: CacheTag[] | null },
    make: () => Promise<string | null>,
  ) => {
    const file = await renderings.page(address, request.ip, async () => {
      const text = await make()
      return {
        status: text === null ? 404 : 200,
        headers: { 'content-type': XML },
        body: Buffer.from(text ?? ''),
        tags: text === null ? null : tags,
      }
    })
    return file.status === 404 ? reply.callNotFound() : sendAnswer(request, reply, file)
  }

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(origin)),
  )

  // Cached until a place is added.
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, { address: '/sitemap.xml', tags: [allPlacesTag] }, async () => {
      const [placeCount, peopleCount] = await Promise.all([addresses.count(), people.count()])
      return sitemapIndex(origin, { places: placeCount, people: peopleCount })
    }),
  )

  app.get<PageParams>('/sitemaps/:page(^[1-9]\\d{0,4}).xml', { schema: { hide: true } }, (request, reply) => {
    const page = Number(request.params.page)
    return answer(request, reply, { address: `/sitemaps/${page}.xml`, tags: [allPlacesTag] }, async () => {
      const places = await addresses.page(page, SITEMAP_PAGE_SIZE)
      return page > 1 && places.length === 0 ? null : sitemapPage(origin, page, places)
    })
  })

  // Not cached: somebody who closes their profile is missing from the next response.
  app.get<PageParams>(
    '/sitemaps/people-:page(^[1-9]\\d{0,4}).xml',
    { schema: { hide: true } },
    (request, reply) => {
      const page = Number(request.params.page)
      return answer(request, reply, { address: `/sitemaps/people-${page}.xml`, tags: null }, async () => {
        const listed = await people.page(page, SITEMAP_PAGE_SIZE)
        return page > 1 && listed.length === 0 ? null : peoplePage(origin, listed)
      })
    },
  )
}
