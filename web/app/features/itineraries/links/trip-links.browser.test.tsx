import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TripLinks } from './trip-links.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  {
    label: 'Calendario al que suscribirse',
    kind: 'calendar',
    path: '/api/trips/x/calendar',
    scheme: 'webcal',
  },
  { label: 'Página pública', kind: 'public', path: '/viaje/x', scheme: 'https' },
])('the address of a new link opens in what reads it: $label', async ({ label, kind, path, scheme }) => {
  const made = { id: 'l', kind, url: `https://andariego.example${path}`, fields: [], until: null, role: null }
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const method = asked instanceof Request ? asked.method : init?.method
    return Response.json({ success: true, data: method === 'POST' ? made : [] })
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TripLinks id="puna" name="Puna" />
    </QueryClientProvider>,
  )
  await page.getByLabelText('Enlace nuevo').selectOptions(label)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect.element(page.getByText(`${scheme}://andariego.example${path}`, { exact: true })).toBeVisible()
})
