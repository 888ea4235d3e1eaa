import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Lie, type LyingProxy, lyingProxy } from '../test/lying-proxy.ts'
import { ApiFailure, type TestApp, testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'
import { newForm, newPlace } from '../test/world.ts'
import { says, scriptedModel } from './features/assistant/testing/scripted-model.ts'
import { createLog } from './platform/log.ts'
import { letter } from './platform/mail/letter.ts'
import { createMail } from './platform/mail/mail.ts'
import { s3Storage } from './platform/storage/s3-storage.ts'
import { startS3Server } from './platform/storage/test/s3-server.ts'

const LIES: [string, Lie][] = [
  ['delays', { delayMs: 40 }],
  ['cuts at once', { cutAfter: 0 }],
  ['cuts within the head', { cutAfter: 20 }],
  ['cuts within the body', { cutAfter: 400 }],
  ['corrupts the head', { corruptFrom: 3 }],
  ['corrupts the body', { corruptFrom: 260 }],
]
const BOUND_MS = 20_000

/** Checks that a call succeeds, or is refused with one of these statuses, in time. */
const withinBounds = async (call: () => Promise<unknown>, refusals: readonly number[]) => {
  const started = performance.now()
  const status = await call().then(
    () => 200,
    (error: unknown) => (error instanceof ApiFailure ? error.status : error),
  )
  expect([200, ...refusals]).toContain(status)
  expect(performance.now() - started).toBeLessThan(BOUND_MS)
}

describe('a geocoder', () => {
  const feature = {
    geometry: { coordinates: [-58.38, -34.6] },
    properties: { osm_type: 'W', osm_id: 7, osm_key: 'historic', osm_value: 'monument', name: 'Obelisco' },
  }
  const service = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ features: [feature] }))
  })
  let proxy: LyingProxy
  let product: TestApp
  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening')
    proxy = await lyingProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
    product = await testApp({
      MAPS_PROVIDER: 'osm',
      MAP_STYLE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      GEOCODER_URL: proxy.url,
    })
  })
  afterAll(async () => {
    await product.close()
    proxy.close()
    service.close()
  })

  test.each(LIES)('behind a proxy that %s: 503 at worst, and found again afterwards', async (deed, lie) => {
    const search = (q: string) => product.api()('GET /maps/search', { query: { q } })
    proxy.lies(lie)
    // What was found is remembered for a while, so each search is a new one.
    await withinBounds(() => search(`obelisco ${deed}`), [503])
    proxy.lies({})
    expect((await search(`obelisco de noche ${deed}`)).data[0]?.name).toBe('Obelisco')
  })
})

describe('a model', () => {
  let model: Awaited<ReturnType<typeof scriptedModel>>
  let proxy: LyingProxy
  let product: TestApp
  beforeAll(async () => {
    model = await scriptedModel(says('¡Hola', ' viajera!'))
    proxy = await lyingProxy(model.url)
    product = await testApp({ ASSISTANT_URL: proxy.url, ASSISTANT_MODEL: 'viajero-1' })
  })
  afterAll(async () => {
    await product.close()
    proxy.close()
    await model.close()
  })

  test.each(LIES)('behind a proxy that %s: there is always an answer', async (_, lie) => {
    const ana = await traveller(product)
    const ask = () => ana.api('POST /chat/messages', { body: { message: 'Hola, ¿qué tal?' } })
    proxy.lies(lie)
    const started = performance.now()
    expect((await ask()).data.response).toMatch(/\p{L}{3}/u)
    expect(performance.now() - started).toBeLessThan(BOUND_MS)
    proxy.lies({})
    expect((await ask()).data.response).toBe('¡Hola viajera!')
  })
})

describe('a store', () => {
  let store: Awaited<ReturnType<typeof startS3Server>>
  let proxy: LyingProxy
  let product: TestApp
  beforeAll(async () => {
    store = await startS3Server('fotos')
    proxy = await lyingProxy(store.url)
    product = await testApp({}, undefined, { storage: s3Storage(proxy.url, { idleMilliseconds: 500 }) })
  })
  afterAll(async () => {
    await product.close()
    proxy.close()
    await store.close()
  })

  test.each(LIES)(
    'behind a proxy that %s: 503 at worst, nothing half, and whole afterwards',
    async (_, lie) => {
      const ana = await traveller(product)
      const { id } = await ana.api('POST /places', { body: newPlace() })
      const review = async () =>
        ana.api('POST /places/:id/reviews', { params: { id }, form: await newForm() })
      const photo = async (mediaId: string | undefined) => {
        const { statusCode, rawPayload } = await product.app.inject({ url: `/api/media/${mediaId}` })
        return [statusCode, rawPayload.length] as const
      }
      const { data: kept } = await review()
      const [, length] = await photo(kept.media[0]?.id)
      proxy.lies(lie)
      await withinBounds(review, [503])
      const [status] = await photo(kept.media[0]?.id).catch(() => [503])
      expect([200, 503]).toContain(status)
      proxy.lies({})
      // Every stored review has its complete file.
      const { data: reviews } = await ana.api('GET /places/:id/reviews', { params: { id } })
      for (const { media } of reviews) expect(await photo(media[0]?.id)).toEqual([200, length])
    },
  )
})

test.each(LIES)(
  'a mail server behind a proxy that %s: taken or refused in time, and taken afterwards',
  async (_, lie) => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, { envelope }, done) {
        for await (const _chunk of stream);
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      },
    }).on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    const proxy = await lyingProxy(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
    onTestFinished(() => proxy.close())
    const mail = createMail({
      smtpUrl: proxy.url,
      outboxDir: '/nowhere',
      from: 'Andariego <hola@andariego.example>',
      log: createLog({ level: 'silent' }),
      timeouts: { connect: 1000, greeting: 1000, silence: 1000 },
    })
    onTestFinished(() => mail.close())
    const send = (to: string) =>
      mail.deliver(
        letter({
          to,
          subject: 'Confirma tu correo',
          title: '¡Te damos la bienvenida!',
          paragraphs: ['Confirma tu correo.'],
          button: { label: 'Confirmar', url: 'https://andariego.example/confirm-email/abc' },
          footnote: 'Vale 24 horas.',
        }),
      )
    proxy.lies(lie)
    const started = performance.now()
    const isTaken = await send('ana@example.com').then(
      () => true,
      () => false,
    )
    expect(performance.now() - started).toBeLessThan(BOUND_MS)
    // An acknowledged mail was delivered; an unacknowledged one may arrive twice, but is never lost.
    if (isTaken) expect(received).toContain('ana@example.com')
    proxy.lies({})
    await send('luz@example.com')
    expect(received).toContain('luz@example.com')
  },
)
