import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { withMarkerSpace } from '../maplibre/marker-space.ts'
import { withRoutes } from '../maplibre/routes-style.ts'
import { SPANISH_CONTROLS } from '../maplibre/spanish-controls.ts'
import { MAP_PALETTES, type MapLook } from './map-palette.ts'
import { REGION_MINZOOM } from './region-ground.ts'
import { NO_SKETCH, withoutSights, withSketch } from './sketch/sketch.ts'
import { builtinStyle, rasterStyle } from './style.ts'

const looks: MapLook[] = ['light', 'dark', 'paper']
const andorra = {
  name: 'andorra',
  version: '0123456789ab',
  bounds: { west: 1.4, south: 42.4, east: 1.8, north: 42.7 },
  coverage: [[1.4, 42.4, 1.8, 42.7]] as const,
  minzoom: 0,
  maxzoom: 14,
  attribution: '© colaboradores de <b>OpenStreetMap</b>',
}
const archiveOf = ({ name }: { name: string }) => `/api/maps/regions/${name}`

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(looks)('the map in the %s look', (scheme) => {
  const route = {
    id: 'dia-1',
    color: '#0B5D59',
    points: [
      { latitude: -34.6, longitude: -58.4 },
      { latitude: -34.9, longitude: -56.2 },
    ],
  }

  it('is a valid style, with routes and without', () => {
    const builtin = builtinStyle(scheme, '/assets/base.pmtiles')
    const raster = rasterStyle(
      scheme === 'dark' ? 'dark' : 'light',
      'https://tiles.example/{z}/{x}/{y}.png',
      '© Ejemplo',
    )
    const sketched = withSketch(withoutSights(builtin, ['Coliseo']), scheme, NO_SKETCH)
    for (const style of [
      builtin,
      raster,
      sketched,
      withRoutes(sketched, [route]),
      withRoutes(raster, [route]),
    ]) {
      expect(validateStyleMin(style)).toEqual([])
    }
  })

  it('is a valid style with streets of regions, above the base map and below its routes and markers', () => {
    const style = builtinStyle(
      scheme,
      '/assets/base.pmtiles',
      [andorra, { ...andorra, name: 'monaco' }],
      archiveOf,
    )
    const pin = { latitude: 42.5, longitude: 1.5 }
    const marked = withMarkerSpace(withRoutes(style, [route]), [pin], [{ ...pin, latitude: 42.6 }])
    expect(validateStyleMin(marked)).toEqual([])
    // Labels keep clear of clusters as well as of single pins.
    expect(JSON.stringify(marked.sources['marker-space'])).toMatch(/"bottom".*42\.5.*"center".*42\.6/)
    const at = (id: string) => marked.layers.findIndex((layer) => layer.id === id)
    expect(at('land')).toBeLessThan(at('region-andorra-landuse'))
    expect(at('region-monaco-water')).toBeLessThan(at('region-andorra-streets'))
    expect(at('region-andorra-towns')).toBeLessThan(at('route-dia-1'))
    expect(marked.layers.at(-1)?.id).toBe('marker-space')
    expect(JSON.stringify(marked.sources['region-andorra'])).not.toContain('<b>')
  })

  it('leaves the borders to a region while its streets are in the middle of the map', () => {
    const lastZooms = (isAmongStreets: boolean) =>
      builtinStyle(scheme, '/base.pmtiles', [andorra], archiveOf, isAmongStreets)
        .layers.filter(({ id }) => /^(boundaries|region-borders)-close$/.test(id))
        .map(({ maxzoom }) => maxzoom)
    expect(lastZooms(true)).toEqual([REGION_MINZOOM, REGION_MINZOOM])
    expect(lastZooms(false)).toEqual([undefined, undefined])
  })

  it('leaves the names of a region to the region, close up', () => {
    const named = (regions: (typeof andorra)[]) =>
      JSON.stringify(
        builtinStyle(scheme, '/base.pmtiles', regions, archiveOf).layers.find(
          ({ id }) => id === 'all-place-names',
        ),
      )
    expect(named([andorra])).toContain('"within"')
    expect(named([])).not.toContain('"within"')
  })

  it('needs nothing but the archive: no letters or pictures from elsewhere', () => {
    const style = builtinStyle(scheme, '/assets/base.pmtiles')
    expect(style).not.toHaveProperty('glyphs')
    expect(style).not.toHaveProperty('sprite')
    expect(JSON.stringify(style.sources)).not.toMatch(/"tiles":\["(?!pmtiles:\/\/\/assets\/)/)
  })

  it('says whose data it shows', () => {
    const { sources } = builtinStyle(scheme, '/assets/base.pmtiles')
    expect(JSON.stringify(sources)).toContain('Natural Earth')
    expect(JSON.stringify(sources)).toContain('GeoNames (CC BY)')
    expect(JSON.stringify(sources)).toContain('https://www.openstreetmap.org/copyright')
  })

  it('draws routes above everything else', () => {
    expect(withRoutes(builtinStyle(scheme, '/base.pmtiles'), [route]).layers.at(-1)?.id).toBe('route-dia-1')
  })

  it('has names that can be read on what they stand on', () => {
    const { land, water, halo, placeLabel, countryLabel, waterLabel, roadLabel, nature } =
      MAP_PALETTES[scheme]
    for (const label of [placeLabel, countryLabel]) {
      expect(contrast(label, land)).toBeGreaterThan(4.5)
      expect(contrast(label, halo)).toBeGreaterThan(4.5)
    }
    for (const label of [roadLabel, nature, waterLabel]) expect(contrast(label, halo)).toBeGreaterThan(4.5)
    expect(contrast(placeLabel, water)).toBeGreaterThan(4.5)
    expect(contrast(waterLabel, water)).toBeGreaterThan(4.5)
  })
})

it('has no English word left in its controls', () => {
  const english = /\b(zoom|map|find|location|click|use|exit|enter|toggle|enable|disable|close)\b/i
  for (const [key, text] of Object.entries(SPANISH_CONTROLS)) expect(text, key).not.toMatch(english)
})

it('asks the hosts that a tile template leaves open', () => {
  const { sources } = rasterStyle('light', 'https://{s}.tiles.example/{z}/{x}/{y}.png', '© Ejemplo')
  expect(sources.raster).toMatchObject({
    tiles: ['a', 'b', 'c'].map((host) => `https://${host}.tiles.example/{z}/{x}/{y}.png`),
  })
})

describe('names of towns in regions', () => {
  const pyrenees = {
    ...andorra,
    name: 'pirineos',
    bounds: { west: 0, south: 42.2, east: 3, north: 43 },
  }
  const monaco = { ...andorra, name: 'monaco', bounds: { west: 7.4, south: 43.7, east: 7.5, north: 43.8 } }
  const isFreeIn = (regions: (typeof andorra)[]) =>
    regions.map(({ name }) => {
      const layer = builtinStyle('light', '/assets/base.pmtiles', regions, archiveOf).layers.find(
        ({ id }) => id === `region-${name}-towns`,
      )
      return layer?.type === 'symbol' && layer.layout?.['text-variable-anchor'] !== undefined
    })

  it('move aside in one of the regions that overlap, so that none is written twice', () => {
    expect(isFreeIn([andorra, monaco])).toEqual([true, true])
    expect(isFreeIn([andorra, monaco, pyrenees])).toEqual([false, true, true])
  })
})
