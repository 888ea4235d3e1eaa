import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapLibre, ScaleControl } from 'maplibre-gl'
import { expect, test } from 'vitest'
import styles from '../map-view.module.css'
import { SCALE_WIDTH } from './scale-width.ts'
import { SPANISH_CONTROLS } from './spanish-controls.ts'

test('the distance fits into the bar that is as long, at every zoom', () => {
  const container = document.createElement('div')
  container.className = styles.canvas ?? expect.unreachable()
  container.style.cssText = 'width: 328px; height: 300px'
  document.body.append(container)
  const map = new MapLibre({
    container,
    style: { version: 8, sources: {}, layers: [] },
    locale: SPANISH_CONTROLS,
    zoom: 0,
  })
  map.addControl(new ScaleControl({ maxWidth: SCALE_WIDTH }), 'bottom-left')
  const scale = container.querySelector('.maplibregl-ctrl-scale') ?? expect.unreachable()
  const tooWide = new Set<string>()
  const seen = new Set<string>()
  for (let zoom = 0; zoom <= 18; zoom += 0.02) {
    map.jumpTo({ zoom })
    const distance = scale.textContent ?? ''
    seen.add(distance)
    if (scale.scrollWidth > scale.clientWidth) tooWide.add(distance)
  }
  map.remove()
  container.remove()
  expect([...seen]).toEqual(expect.arrayContaining(['5000\u00a0km', '1000\u00a0km', '500\u00a0m']))
  expect([...tooWide]).toEqual([])
})
