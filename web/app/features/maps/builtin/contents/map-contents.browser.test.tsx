import { Map as MapLibre } from 'maplibre-gl'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { prepareRenderer } from '../basemap-archive.ts'
import { drawPins } from '../pin-pictures.ts'
import { builtinStyle } from '../style.ts'
import { MapContents } from './map-contents.tsx'

const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 }

let map: MapLibre | null = null
afterEach(() => {
  map?.remove()
  map = null
  document.querySelector('#map')?.remove()
}, 60_000)

/** The built-in map of Rome with its list opened. */
const opened = async (onPick?: (latitude: number, longitude: number) => void) => {
  const container = document.createElement('div')
  container.id = 'map'
  container.style.cssText = 'width: 500px; height: 400px'
  document.body.append(container)
  const { longitude, latitude } = COLOSSEUM
  map = new MapLibre({
    container,
    style: builtinStyle('light', prepareRenderer([])),
    center: [longitude, latitude],
    zoom: 11.5,
    fadeDuration: 0,
    attributionControl: false,
  })
  drawPins(map)
  await render(<MapContents map={map} marker={COLOSSEUM} onPick={onPick} />)
  const button = page.getByRole('button', { name: 'En este mapa' })
  await userEvent.click(button)
  const first = page.getByRole('button', { name: /^Coliseo Ruinas · aquí mismo/ })
  await expect.element(first, { timeout: 30_000 }).toBeVisible()
  return { button, first, map }
}

test('tells what the map draws, nearest first, and leads through it by keyboard', async () => {
  const { button, first } = await opened()
  const all = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(all.length).toBeGreaterThan(3)
  await expect.element(page.getByRole('status')).toHaveTextContent(`${all.length} puntos`)
  expect(all[0]).toContain('Coliseo')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('listitem').last().getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('listitem').elements()).toEqual([])
}, 60_000)

test('brings a chosen point to the middle, says so, and takes it where a spot is being chosen', async () => {
  const onPick = vi.fn()
  const { first, map } = await opened(onPick)
  await userEvent.click(first)
  await expect.element(page.getByRole('status')).toHaveTextContent('Coliseo: en el centro del mapa.')
  await expect.poll(() => map.getZoom()).toBeCloseTo(15, 3)
  expect(map.getCenter().lat).toBeCloseTo(COLOSSEUM.latitude, 2)
  const [latitude, longitude] = onPick.mock.calls[0] ?? []
  expect([latitude, longitude]).toEqual([
    expect.closeTo(COLOSSEUM.latitude, 2),
    expect.closeTo(COLOSSEUM.longitude, 2),
  ])
}, 60_000)
