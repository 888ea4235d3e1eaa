import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { newForm, newPlace } from '../../../../test/world.ts'
import { moderator } from '../../moderation/test/scene.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const visitor = andariego.api()
let author: Traveller
let other: Traveller
let placeId: string
let name: string

beforeEach(async () => {
  ;[author, other] = await Promise.all([traveller(andariego), traveller(andariego)])
  const place = await author.api('POST /places', { body: { ...newPlace(), city: 'Cuzco' } })
  placeId = place.id
  name = place.name
})

type Fact = RequestOf<Endpoints['POST /places/:id/corrections']>['body']['fact']
const params = () => ({ params: { id: placeId } })
const suggest = async (who: Traveller, fact: Fact, note?: string) =>
  (await who.api('POST /places/:id/corrections', { ...params(), body: { fact, note } })).data
const accept = (who: Traveller, id: string) =>
  who.api('POST /corrections/:id/decision', { params: { id }, body: { isAccepted: true } })
const decline = (who: Traveller, id: string, reason: string) =>
  who.api('POST /corrections/:id/decision', { params: { id }, body: { isAccepted: false, reason } })
const place = () => visitor('GET /places/:id', params())
const waiting = async (who: Traveller) => (await who.api('GET /places/:id/corrections', params())).data
const told = async (who: Traveller) =>
  (await who.api('GET /notifications')).data
    .filter(({ kind }) => kind === 'correction')
    .map(({ text }) => text)

describe('a correction', () => {
  test("waits for the place's author, who is notified, as is the suggester of the outcome", async () => {
    const { id, isApplied } = await suggest(other, { city: 'Cusco' }, 'Así se escribe hoy.')
    expect(isApplied).toBe(false)
    expect((await place()).city).toBe('Cuzco')
    expect(await told(author)).toEqual([
      `${other.email} sugirió una corrección de ${name}, un lugar que agregaste.`,
    ])
    expect(await waiting(author)).toMatchObject([
      {
        id,
        now: { city: 'Cuzco' },
        suggested: { city: 'Cusco' },
        note: 'Así se escribe hoy.',
        may: ['decide'],
      },
    ])
    expect(await waiting(other)).toMatchObject([{ id, may: ['withdraw'] }])
    await accept(author, id)
    expect((await place()).city).toBe('Cusco')
    expect(await waiting(author)).toEqual([])
    expect(await told(other)).toEqual([`Se aceptó tu corrección de ${name}. ¡Gracias!`])
    // An answered one does not wait any more.
    expect(await told(author)).toEqual([])
  })

  test('of a name is shown at once in search, reviews and lists', async () => {
    await author.api('POST /places/:id/reviews', { ...params(), form: await newForm() })
    const asked = async () => [
      (await place()).name,
      (await visitor('GET /places/:id/reviews', params())).data[0]?.placeName,
      (await visitor('GET /places/reviews')).data.find((review) => review.placeId === placeId)?.placeName,
      (await visitor('GET /places', { query: { limit: 100 } })).places.find(({ id }) => id === placeId)?.name,
    ]
    expect(await asked()).toEqual([name, name, name, name])
    const fresh = `Mirador ${placeId}`
    await accept(author, (await suggest(other, { name: fresh })).id)
    expect(await asked()).toEqual([fresh, fresh, fresh, fresh])
    const found = async (q: string) =>
      (await visitor('GET /places', { query: { q } })).places.map(({ id }) => id)
    expect(await found(fresh)).toEqual([placeId])
    expect(await found(name)).toEqual([])
  })

  test('of a position moves the place on the map', async () => {
    const { latitude, longitude } = await place()
    const far = { latitude: -latitude - 1, longitude: longitude - 40 }
    const pins = async () => {
      const box = {
        west: far.longitude - 1,
        east: far.longitude + 1,
        south: far.latitude - 1,
        north: far.latitude + 1,
      }
      const { data } = await visitor('GET /places/clusters', { query: { ...box, zoom: 18 } })
      return data.map((cluster) => cluster.place?.id)
    }
    expect(await pins()).not.toContain(placeId)
    await accept(author, (await suggest(other, far)).id)
    expect(await pins()).toContain(placeId)
    expect(await place()).toMatchObject(far)
  })

  test('of a closed place can be reverted by another one', async () => {
    const judge = await moderator(andariego)
    await other.api('POST /places/:id/favorite', { params: { id: placeId } })
    const { latitude, longitude } = await place()
    const box = { west: longitude - 1, east: longitude + 1, south: latitude - 1, north: latitude + 1 }
    /** Returns whether its page, the map and the favourites show it as closed. */
    const closed = async () => {
      const { data: pins } = await visitor('GET /places/clusters', { query: { ...box, zoom: 18 } })
      const { data: favourites } = await other.api('GET /places/favorites')
      return [
        (await place()).isClosed,
        pins.find((cluster) => cluster.place?.id === placeId)?.place?.isClosed,
        favourites.find(({ id }) => id === placeId)?.isClosed,
      ]
    }
    expect(await closed()).toEqual([false, false, false])
    expect((await suggest(judge, { isClosed: true })).isApplied).toBe(true)
    expect(await closed()).toEqual([true, true, true])
    expect((await suggest(author, { isClosed: false })).isApplied).toBe(true)
    expect(await closed()).toEqual([false, false, false])
  })

  test('is declined with a reason that its suggester reads', async () => {
    const { id } = await suggest(other, { isClosed: true })
    await decline(author, id, 'Abre los domingos.')
    expect((await place()).isClosed).toBe(false)
    expect(await told(other)).toEqual([`No se aceptó tu corrección de ${name}: Abre los domingos.`])
    expect(await refusal(accept(author, id))).toMatchObject({ status: 409, body: { code: 'outdated' } })
  })

  test('that a moderator accepts or makes is told to who added the place', async () => {
    const judge = await moderator(andariego)
    const { id } = await suggest(other, { city: 'Cusco' })
    await accept(judge, id)
    const cityCorrected = `La moderación corrigió ${name}, un lugar que agregaste: la ciudad.`
    expect(await told(author)).toEqual([cityCorrected])
    await suggest(judge, { isClosed: true })
    expect(await told(author)).toEqual([
      `La moderación corrigió ${name}, un lugar que agregaste: si está cerrado para siempre.`,
      cityCorrected,
    ])
    expect(await told(other)).toEqual([`Se aceptó tu corrección de ${name}. ¡Gracias!`])
    const { id: declined } = await suggest(other, { city: 'Qosqo' })
    await decline(judge, declined, 'Ya dice lo correcto.')
    expect(await told(author)).toHaveLength(2)
  })

  test('is pending once per person, and becomes outdated when another one is accepted', async () => {
    const third = await traveller(andariego)
    const { id } = await suggest(other, { city: 'Cusco' })
    expect(await refusal(suggest(other, { city: 'Qosqo' }))).toMatchObject({ status: 409 })
    await suggest(third, { city: 'Qosqo' })
    const { id: same } = await suggest(await moderator(andariego), { city: 'Cusco' })
    expect(await told(other)).toEqual([`Se aceptó tu corrección de ${name}. ¡Gracias!`])
    expect(await told(third)).toEqual([`Tu corrección de ${name} ya no hizo falta: el lugar cambió antes.`])
    for (const answered of [id, same])
      expect(await refusal(accept(author, answered))).toMatchObject({ status: 409 })
  })

  test('is refused when it says nothing new, contains a link, or would duplicate a place', async () => {
    expect(await refusal(suggest(other, { city: 'Cuzco' }))).toMatchObject({ status: 422 })
    expect(await refusal(suggest(other, { name: 'Ofertas en www.barato.example' }))).toMatchObject({
      status: 422,
    })
    const { latitude, longitude } = await place()
    const twin = await author.api('POST /places', {
      body: { name: `Otro ${placeId}`, address: 'Al lado', latitude, longitude },
    })
    const { id } = await suggest(other, { name: twin.name.toUpperCase() })
    expect(await refusal(accept(author, id))).toMatchObject({ status: 409, body: { code: 'duplicate' } })
    expect((await place()).name).toBe(name)
  })

  test('is answered only by the author and moderators, and withdrawn only by its suggester', async () => {
    const third = await traveller(andariego)
    const { id } = await suggest(other, { city: 'Cusco' })
    expect(await refusal(accept(other, id))).toMatchObject({ status: 403 })
    expect(await refusal(accept(third, id))).toMatchObject({ status: 403 })
    expect(await waiting(third)).toEqual([])
    const withdraw = (who: Traveller) => who.api('DELETE /corrections/:id', { params: { id } })
    expect(await refusal(withdraw(third))).toMatchObject({ status: 403 })
    await withdraw(other)
    expect(await refusal(accept(author, id))).toMatchObject({ status: 404 })
  })

  test('is answered once, whoever answers at the same moment, and cannot be withdrawn any more', async () => {
    const judges = await Promise.all([moderator(andariego), moderator(andariego)])
    const { id } = await suggest(other, { city: 'Cusco' })
    const answers = await Promise.allSettled([
      accept(author, id),
      decline(judges[0], id, 'Ya dice lo correcto.'),
      accept(judges[1], id),
    ])
    const [won] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await place()).city).toBe(won?.isAccepted ? 'Cusco' : 'Cuzco')
    expect(await told(other)).toHaveLength(1)
    const late = await refusal(other.api('DELETE /corrections/:id', { params: { id } }))
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } })
    expect(await told(other)).toHaveLength(1)
  })

  test('is listed for moderators, and hidden with its place', async () => {
    const judge = await moderator(andariego)
    const { id } = await suggest(other, { city: 'Cusco' })
    const queue = async () => (await judge.api('GET /moderation/corrections')).data.map((one) => one.id)
    expect(await queue()).toContain(id)
    await judge.api('POST /moderation/decisions', {
      body: { subjectType: 'place', subjectId: placeId, decision: 'hide', reason: 'No existe.' },
    })
    expect(await queue()).not.toContain(id)
    expect(await refusal(accept(judge, id))).toMatchObject({ status: 404 })
  })

  test('can be suggested five times a day by a new account', async () => {
    const places = []
    for (let number = 0; number < 6; number++)
      places.push(await author.api('POST /places', { body: newPlace() }))
    const suggested = []
    const { config } = andariego.services
    Object.assign(config, { rateLimits: true })
    try {
      for (const { id } of places)
        suggested.push(
          await other
            .api('POST /places/:id/corrections', { params: { id }, body: { fact: { isClosed: true } } })
            .then(
              () => 201,
              ({ status }) => status,
            ),
        )
    } finally {
      Object.assign(config, { rateLimits: false })
    }
    expect(suggested).toEqual([201, 201, 201, 201, 201, 429])
  })

  test("is deleted with its suggester's account", async () => {
    await suggest(other, { city: 'Cusco' })
    await other.api('DELETE /users/me', { body: { password: other.password } })
    expect(await waiting(author)).toEqual([])
  })
})
