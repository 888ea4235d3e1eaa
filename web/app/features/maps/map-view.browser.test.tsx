import { Map as MapLibre } from 'maplibre-gl'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MapView } from './map-view.tsx'

afterEach(() => vi.restoreAllMocks())

test('what a failed map had asked for, and fails late, does not fail the map of the next try', async () => {
  // Tiles stay on their way for as long as the test runs.
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  const styled = vi.spyOn(MapLibre.prototype, 'setStyle')
  const maps = () => [...new Set(styled.mock.contexts as MapLibre[])]
  await render(<MapView source={{ provider: 'osm', tileUrl: '/{z}/{x}/{y}.png', attribution: 'OSM' }} />)
  await expect.poll(maps).toHaveLength(1)
  const [failed] = maps()
  const failsATile = () => failed?.fire('error', { error: new TypeError('Failed to fetch') })
  failsATile()
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await expect.element(retry).toBeVisible()
  // Within the same task: the failed map is removed only a moment after the click.
  retry.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await Promise.resolve()
  failsATile()
  await expect.poll(maps).toHaveLength(2)
  await expect.element(page.getByRole('region', { name: 'Mapa' })).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})
