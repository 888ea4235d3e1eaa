import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'

const DOMAIN = '@viajeras.example'
/** Too long for one line of a phone, and without a hyphen, after which it could be broken, too. */
const longEmail = () => `incansable${randomBytes(5).toString('hex')}${DOMAIN}`

/** Runs in the page: on how many lines the domain of each address stands. */
const linesOfDomains = (domain: string): number[] => {
  const lines: number[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(domain) ?? -1
    if (at < 0 || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + domain.length)
    lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
  }
  return lines
}

const breaksNoWord = async (visitor: Visitor, path: string, email: string) => {
  await visitor.opens(path)
  await visitor.inside(visitor.page.getByRole('main')).sees(new RegExp(email))
  const lines = await visitor.page.evaluate(linesOfDomains, DOMAIN)
  expect.soft(Math.max(...lines), path).toBe(1)
}

journey('on a phone, a long address is broken before its @', async ({ arrive, register }) => {
  const [ana, luz] = await Promise.all([register(), register(longEmail())])
  const { id } = await ana.api('POST /places', {
    body: { name: 'Mirador de los cuatro suyos', address: 'Cusco, Perú', latitude: -13.6, longitude: -71.9 },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'Se ve todo el valle y casi nadie lo conoce todavía.')
  await luz.api('POST /places/:id/reviews', { params: { id }, form })

  const phone = { width: 360, height: 740 }
  const visitor = await arrive({ ...phone, as: ana })
  await breaksNoWord(visitor, `/user/${luz.session.user.id}`, luz.email)
  await breaksNoWord(visitor, `/place/${id}`, luz.email)
  await breaksNoWord(visitor, '/notificaciones', luz.email)
  const herself = await arrive({ ...phone, as: luz })
  await breaksNoWord(herself, '/profile', luz.email)
})

journey('who has a name is still found and welcomed with the address', async ({ arrive, register }) => {
  const [ana, luz] = await Promise.all([register(), register()])
  const name = `Luz ${randomBytes(4).toString('hex')}`
  await luz.api('PUT /users/me/profile', { body: { name, emailVisibility: 'members' } })

  const visitor = await arrive({ as: ana })
  await visitor.opens(`/search?q=${encodeURIComponent(name)}`)
  const card = visitor.inside(visitor.page.getByRole('listitem').filter({ hasText: name }))
  await card.seesHeading(name)
  await card.sees(luz.email)

  const herself = await arrive({ as: luz })
  await herself.opens('/profile')
  const main = herself.inside(herself.page.getByRole('main'))
  await main.sees(name)
  await main.sees(luz.email)
})
