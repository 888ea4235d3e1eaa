import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { BrowserContext, Route } from 'playwright-core'
import sharp from 'sharp'

const sourceOf = async (file: URL) => stripTypeScriptTypes(await readFile(file, 'utf8'))

// The script of the map must come last: it calls the callback that tells the page that all libraries are loaded.
const SCRIPTS = [
  new URL('./google-places-script.ts', import.meta.url),
  new URL('./google-marker-script.ts', import.meta.url),
  new URL('./google-script.ts', import.meta.url),
]
const script = (await Promise.all(SCRIPTS.map(sourceOf))).join('\n')
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c98b4d' } })
  .jpeg()
  .toBuffer()

const component = (type: string, longText: string) => ({
  types: [type, 'political'],
  longText,
  shortText: '',
})

/** The places that the fake Google knows: one in a town, and one with neither a town nor a photo. */
export const BASILICA = {
  name: 'Basílica del Voto Nacional',
  address: 'Carchi 122, 170403 Quito, Ecuador',
  location: { lat: -0.2146, lng: -78.5076 },
  addressComponents: [
    component('administrative_area_level_1', 'Pichincha'),
    component('administrative_area_level_2', 'Cantón Quito'),
    component('locality', 'Quito'),
  ],
  photos: [
    { name: 'places/basilica/photos/uno', author: 'Ana Ruiz' },
    { name: 'places/basilica/photos/dos', author: 'Otra Persona' },
  ],
}
export const LAGUNA = {
  name: 'Laguna de Cuicocha',
  address: 'Imbabura, Ecuador',
  location: { lat: 0.3, lng: -78.3667 },
  addressComponents: [
    component('administrative_area_level_1', 'Imbabura'),
    component('administrative_area_level_2', 'Cotacachi'),
  ],
  photos: [],
}
const PLACES: Record<string, typeof BASILICA> = { basilica: BASILICA, laguna: LAGUNA }

const predictions = (input: string) =>
  Object.entries(PLACES)
    .filter(([, { name }]) => name.toLowerCase().includes(input.toLowerCase()))
    .map(([placeId, { name, address }]) => ({
      placeId,
      types: ['tourist_attraction'],
      main: name,
      secondary: address,
    }))

/** Fakes Google's services in the browser of one visitor. */
export const googleFor = async (context: BrowserContext) => {
  const searches: { input: string; token: string }[] = []
  const details: { id: string; token: string }[] = []
  const referrers: (string | undefined)[] = []
  const state = { scriptFails: false, placesFail: false }

  const answerPlaces = async (route: Route, { pathname, searchParams }: URL) => {
    const json = (value: unknown) =>
      route.fulfill({ json: value, headers: { 'access-control-allow-origin': '*' } })
    const token = searchParams.get('sessionToken') ?? ''
    if (pathname.endsWith('/media')) {
      referrers.push((await route.request().allHeaders()).referer)
      return route.fulfill({ body: photo, contentType: 'image/jpeg' })
    }
    if (state.placesFail)
      return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } })
    if (pathname === '/v1/autocomplete') {
      const input = searchParams.get('input') ?? ''
      searches.push({ input, token })
      return json(predictions(input))
    }
    const id = pathname.split('/').at(-1) ?? ''
    details.push({ id, token })
    return json(PLACES[id])
  }

  await context.route('https://*.googleapis.com/**', (route) => {
    const url = new URL(route.request().url())
    if (url.hostname.startsWith('places.')) return answerPlaces(route, url)
    if (state.scriptFails) return route.abort('failed')
    return route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8' })
  })
  return { state, searches, details, referrers }
}
