import type { Itinerary } from '@andariego/contract/itineraries'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { inStore } from '../../../platform/offline/database.ts'
import { sessionStore } from '../../../platform/session/session.ts'
import { dropTrip } from './kept-trip.ts'
import { TakeAlong } from './take-along.tsx'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const OF_SAFARI =
  'Safari lo borra si pasan siete días sin abrir Andariego, salvo que lo agregues a la pantalla de inicio.'
const OF_OTHERS = 'El navegador puede borrarlo si le falta espacio. Instalar Andariego lo evita.'

const trip = {
  id: 'puna',
  name: 'Puna',
  version: 1,
  items: [],
  ideas: [],
  log: { last: 0 },
} as unknown as Itinerary

beforeEach(() => {
  const user = { id: 'ana', email: 'ana@example.com', createdAt: '2026-01-01T00:00:00Z' }
  sessionStore.signIn({ user, accessToken: 'a', refreshToken: 'r' })
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker)
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), location.href)
    if (!pathname.startsWith('/api/'))
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    return Response.json(pathname === '/api/maps/key' ? { provider: 'google' } : { data: [] })
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await dropTrip('ana', 'puna')
  await inStore('answers', 'readwrite', (store) => store.clear() as IDBRequest)
  sessionStore.end()
})

test.each([
  {
    browser: 'a browser that promises to keep it',
    promised: true,
    agent: null,
    told: null,
    silent: OF_OTHERS,
  },
  {
    browser: 'a browser that promises nothing',
    promised: false,
    agent: null,
    told: OF_OTHERS,
    silent: OF_SAFARI,
  },
  {
    browser: 'Safari that promises nothing',
    promised: false,
    agent: SAFARI,
    told: OF_SAFARI,
    silent: OF_OTHERS,
  },
  {
    browser: 'Safari that promises to keep it',
    promised: true,
    agent: SAFARI,
    told: null,
    silent: OF_SAFARI,
  },
])('a trip that is taken along in $browser is told what may delete it', async (one) => {
  const { promised, agent, told, silent } = one
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(promised)
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TakeAlong itinerary={trip} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Llevar sin conexión' }).click()
  await expect.element(page.getByText(/^Lo llevas sin conexión: /)).toBeVisible()
  expect(persist).toHaveBeenCalledOnce()
  if (told) await expect.element(page.getByText(told)).toBeVisible()
  expect(page.getByText(silent).elements()).toHaveLength(0)
  if (!told) expect(page.getByText(OF_SAFARI).elements()).toHaveLength(0)
})
