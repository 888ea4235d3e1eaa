import sharp from 'sharp'
import { expect, test } from 'vitest'
import { posterSvg } from './poster.ts'
import { posterPng } from './poster-png.ts'

const names = [
  ...'Cerro Volcán Playa Isla Lago Río Cascada Catedral Mezquita Museo Desierto Salar Selva Puente Torre'.split(
    ' ',
  ),
  ...'Faro Ruinas Pirámide Templo Castillo Plaza Ciudad Glaciar Viñedo Estadio Estación Puerto'.split(' '),
  ...'Cañón Cueva Molino Zzyzx'.split(' '),
]
const placeNumber = (number: number, name = names[number % names.length] ?? '') => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `${name} ${number}`,
  city: null,
  latitude: ((number * 37) % 181) - 90,
  longitude: ((number * 61) % 361) - 180,
})
const many = Array.from({ length: 2000 }, (_, number) => placeNumber(number))

/** Averages a picture to eight by eight pixels, to compare overall impressions. */
const squint = (svg: string) =>
  sharp(Buffer.from(svg)).resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer()

const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

test('the same place has the same poster, byte for byte', () => {
  for (const place of many.slice(0, 100)) expect(posterSvg({ ...place })).toBe(posterSvg(place))
  expect(posterSvg({ ...placeNumber(7), city: 'Lima' })).toBe(posterSvg(placeNumber(7)))
})

test('two thousand places have two thousand posters, each under 3 KB', () => {
  const drawn = many.map((place) => posterSvg(place))
  expect(new Set(drawn).size).toBe(many.length)
  expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(3072)
})

test('posters of places with one name, side by side, still look different', async () => {
  const churches = Array.from({ length: 40 }, (_, number) => ({
    ...placeNumber(number),
    name: 'Catedral',
    latitude: -12,
    longitude: -77,
  }))
  const seen = await Promise.all(churches.map((place) => squint(posterSvg(place))))
  const nearest = seen.map((one, index) =>
    Math.min(...seen.filter((_, at) => at !== index).map((other) => distance(one, other))),
  )
  expect(Math.min(...nearest)).toBeGreaterThan(1)
  expect(nearest.reduce((sum, value) => sum + value, 0) / nearest.length).toBeGreaterThan(5)
})

test('every subject in every climate is a valid picture', async () => {
  for (const place of many.slice(0, 248)) {
    const { data, info } = await sharp(Buffer.from(posterSvg(place, { width: 60, height: 40 })))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([60, 40])
    expect(new Set(data).size).toBeGreaterThan(20)
  }
})

test.each([
  ['<script>alert(1)</script> Playa'],
  ['"><image href="https://example.org/x.png"/>'],
  ["'; onload='x' Cerro &amp; ]]> <!--"],
  ['🏝️ Isla 👩‍👩‍👧 \u202e\u0007'],
  ['Ñandú'.repeat(40)],
])('a name like %j leaves no trace in the drawing', async (name) => {
  const svg = posterSvg({ ...placeNumber(1), id: name, name, city: name })
  expect(svg).toMatch(/^[\x20-\x7e]+$/)
  expect(svg).not.toMatch(/script|onload|https:|image|&|text|alert|ndu/i)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|url\((?!#)|href="(?!#)/)
  expect(Buffer.byteLength(svg)).toBeLessThan(3072)
  await expect(squint(svg)).resolves.toHaveLength(192)
})

test.each([
  [90, 0],
  [-90, 0],
  [0, 180],
  [0, -180],
  [-90, -180],
  [0, 0],
])('latitude %d, longitude %d can be drawn for every subject', async (latitude, longitude) => {
  for (const name of names) {
    const svg = posterSvg({ ...placeNumber(3, name), latitude, longitude })
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    await squint(svg)
  }
})

test('two posters on one page share no id', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const all = many.flatMap((place) => [...new Set(idsOf(posterSvg(place)))])
  expect(new Set(all).size).toBe(all.length)
})

test('a poster is drawn in well under a millisecond', () => {
  for (const place of many.slice(0, 200)) posterSvg(place)
  const start = performance.now()
  for (const place of many) posterSvg(place)
  expect((performance.now() - start) / many.length).toBeLessThan(1)
})

test('the link preview is a PNG of 1200 by 630', async () => {
  const image = await posterPng(placeNumber(5))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(image.byteLength).toBeLessThan(200_000)
})
