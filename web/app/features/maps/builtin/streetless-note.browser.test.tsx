import { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SELECTED_ZOOM } from '../constants.ts'
import { StreetlessNote } from './streetless-note.tsx'

const GLACIER = { latitude: -50.4967, longitude: -73.1377 }
const VALLEY = { latitude: -26.8528, longitude: -65.7098 }

let map: MapLibre

beforeEach(() => {
  const container = document.createElement('div')
  container.style.cssText = 'width: 300px; height: 300px'
  document.body.append(container)
  map = new MapLibre({
    container,
    style: { version: 8, sources: {}, layers: [] },
    center: [GLACIER.longitude, GLACIER.latitude],
    zoom: SELECTED_ZOOM,
  })
})

afterEach(() => {
  const container = map.getContainer()
  map.remove()
  container.remove()
})

test('the note is about the chosen place alone, also while the map is still on its way there', async () => {
  const { rerender } = await render(<StreetlessNote map={map} marker={GLACIER} regions={[]} />)
  const note = page.getByRole('note')
  await expect.element(note.getByText(/50,4967/)).toBeVisible()
  await rerender(<StreetlessNote map={map} marker={VALLEY} regions={[]} />)
  await expect.element(note).not.toBeInTheDocument()
  map.jumpTo({ center: [VALLEY.longitude, VALLEY.latitude] })
  await expect.element(note.getByText(/26,8528/)).toBeVisible()
})
