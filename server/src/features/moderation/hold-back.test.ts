import { TEXTS_PER_MINUTE } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { decideAs, moderator } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let seller: Traveller
beforeAll(async () => {
  andariego = await testApp({ RATE_LIMITS: 'on' })
  judge = await moderator(andariego)
  seller = await traveller(andariego)
}, 60_000)
afterAll(() => andariego.close())

const review = async (who: Traveller, placeId: string, content: string) => {
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', content)
  return who.api('POST /places/:id/reviews', { params: { id: placeId }, form })
}
const shownOf = async (placeId: string) =>
  (await andariego.api()('GET /places/:id/reviews', { params: { id: placeId } })).data.map(
    ({ content }) => content,
  )
const points = async ({ api, id }: Traveller) =>
  (await api('GET /users/:id/stats', { params: { id } })).data.points

const REPEATED = 'Las mejores excursiones de toda la costa, con el guía más simpático y barato.'

test('a repeated text is held back, earns nothing meanwhile, and is shown when a moderator allows it', async () => {
  const [first, second] = [
    await judge.api('POST /places', { body: newPlace() }),
    await judge.api('POST /places', { body: newPlace() }),
  ]
  expect((await review(seller, first.id, REPEATED)).isWaiting).toBeUndefined()
  const before = await points(seller)
  const again = await review(seller, second.id, REPEATED.replace('simpático', 'SIMPATICO').replace(',', ' …'))
  expect(again.isWaiting).toBe(true)
  expect(await shownOf(second.id)).toEqual([])
  expect(await points(seller)).toBe(before)
  const heldBack = async () => (await seller.api('GET /users/me/notices')).heldBack
  expect(await heldBack()).toMatchObject([
    { subjectType: 'review', snapshot: { text: expect.stringContaining('SIMPATICO') } },
  ])
  expect((await judge.api('GET /users/me/notices')).heldBack).toEqual([])
  const { data: queue } = await judge.api('GET /moderation/reports')
  expect(queue.find(({ subjectId }) => subjectId === again.data.id)).toMatchObject({ reasons: ['spam'] })
  await decideAs(judge)('review', again.data.id, 'restore')
  expect(await shownOf(second.id)).toHaveLength(1)
  expect(await heldBack()).toEqual([])
  expect(await points(seller)).toBe(before + 10)
})

test('nothing of a moderator waits for a moderator', async () => {
  const texts = Array.from(
    { length: TEXTS_PER_MINUTE + 2 },
    (_, index) => `Tarifas en https://guia.example/${index}`,
  )
  for (const text of [...texts, REPEATED, REPEATED]) {
    const place = await judge.api('POST /places', { body: newPlace() })
    expect(place.isWaiting).toBeUndefined()
    expect((await review(judge, place.id, text)).isWaiting).toBeUndefined()
  }
})

test('the sixth text within a minute is held back, whatever it says', async () => {
  const hasty = await traveller(andariego)
  const place = await judge.api('POST /places', { body: newPlace() })
  const waiting: (true | undefined)[] = []
  for (let number = 1; number <= TEXTS_PER_MINUTE + 1; number++) {
    waiting.push((await review(hasty, place.id, `Parada número ${number}.`)).isWaiting)
  }
  expect(waiting).toEqual([...Array(TEXTS_PER_MINUTE).fill(undefined), true])
})

test("a new account's link is held back, also in a description; the place shows the previous one", async () => {
  const newcomer = await traveller(andariego)
  const place = await judge.api('POST /places', { body: newPlace() })
  const describe = (description: string) =>
    newcomer.api('PUT /places/:id/description', { params: { id: place.id }, body: { description } })
  const plain = 'Un faro blanco al final de un camino de ripio.'
  await describe(plain)
  const answer = await describe('Reserva tu visita al faro en https://ofertas.example ahora.')
  expect(answer).toMatchObject({ isWaiting: true, description: plain })
  const { data: versions } = await andariego.api()('GET /places/:id/description/history', {
    params: { id: place.id },
  })
  expect(versions.map(({ description }) => description)).toEqual([plain])
})

// The same newcomer, because few people may register from one address in half an hour.
test("a new account's link is held back in what they tell of themselves, which is hidden until a moderator shows it", async () => {
  const [newcomer, reader] = [seller, judge]
  const save = (bio: string, name = 'Paco Guía') =>
    newcomer.api('PUT /users/me/profile', { body: { name, bio, isPublic: true } })
  const shown = async () => (await reader.api('GET /users/:id', { params: { id: newcomer.id } })).data
  expect((await save('Camino despacio.')).data.isHidden).toBe(false)
  expect((await save('Reserva en https://ofertas.example ahora.')).data.isHidden).toBe(true)
  expect(await shown()).toMatchObject({ userName: null, bio: null })
  const held = async () =>
    (await newcomer.api('GET /users/me/notices')).heldBack.filter(({ subjectType }) => subjectType === 'user')
  expect(await held()).toMatchObject([{ snapshot: { text: expect.stringContaining('ofertas.example') } }])
  // While it waits, further changes are no further cases.
  await save('Reserva en https://ofertas.example hoy.')
  const cases = async () =>
    (await judge.api('GET /moderation/reports')).data.filter(({ subjectId }) => subjectId === newcomer.id)
  expect(await cases()).toMatchObject([{ subjectType: 'user', reportCount: 1, reasons: ['spam'] }])
  await decideAs(judge)('user', newcomer.id, 'restore')
  expect(await shown()).toMatchObject({ userName: 'Paco Guía', bio: expect.stringContaining('hoy') })
  expect(await held()).toEqual([])
  // Other settings are no text.
  await newcomer.api('PUT /users/me/profile', {
    body: { name: 'Paco Guía', bio: 'Reserva en https://ofertas.example hoy.', languages: ['es'] },
  })
  expect((await shown()).userName).toBe('Paco Guía')
  expect((await save('Camino despacio.', 'www.ofertas.example')).data.isHidden).toBe(true)
})

test("a new account's group is held back with a link alone: nobody can be added to it until a moderator shows it", async () => {
  const create = (name: string) =>
    seller.api('POST /groups', {
      body: { name, description: 'Salimos los domingos a caminar por la costa.' },
    })
  for (let number = 0; number <= TEXTS_PER_MINUTE; number++)
    expect((await create(`Caminantes ${number}`)).isWaiting).toBeUndefined()
  const { data: group, isWaiting } = await create('Gana en www.ofertas.example')
  expect(isWaiting).toBe(true)
  const params = { id: group.id }
  const add = () => seller.api('POST /groups/:id/members', { params, body: { userIds: [judge.id] } })
  expect((await refusal(add())).status).toBe(404)
  expect(
    (await seller.api('GET /users/me/notices')).heldBack.map(({ subjectType }) => subjectType),
  ).toContain('group')
  await decideAs(judge)('group', group.id, 'restore')
  expect((await add()).data.members).toHaveLength(1)
})

// One test, since five people may register from one address in half an hour, and this is the fifth.
test('an edited review is held back like a new one, but not one corrected many times, or back to an earlier text', async () => {
  const newcomer = await traveller(andariego)
  const place = await judge.api('POST /places', { body: newPlace() })
  const first = 'Un mirador tranquilo, con bancos de piedra a la sombra de dos pinos.'
  const { data } = await review(newcomer, place.id, first)
  const before = await points(newcomer)
  const edit = (content: string, rating = 4) =>
    newcomer.api('PUT /places/reviews/:id', { params: { id: data.id }, body: { rating, content } })
  for (let number = 0; number <= TEXTS_PER_MINUTE; number++) {
    expect((await edit(`${first} Corrección ${number}.`)).isWaiting).toBeUndefined()
    expect((await edit(first)).isWaiting).toBeUndefined()
  }
  expect((await edit(first, 3)).isWaiting).toBeUndefined()
  const selling = 'Un mirador tranquilo. Reserva en https://ofertas.example ahora.'
  expect(await edit(selling)).toMatchObject({ isWaiting: true, data: { content: selling, rating: 4 } })
  expect(await shownOf(place.id)).toEqual([])
  expect(await points(newcomer)).toBe(before - 10)
  const { data: queue } = await judge.api('GET /moderation/reports')
  expect(queue.find(({ subjectId }) => subjectId === data.id)).toMatchObject({ reasons: ['spam'] })
  expect((await newcomer.api('GET /users/me/notices')).heldBack).toHaveLength(1)
  await decideAs(judge)('review', data.id, 'restore')
  expect(await shownOf(place.id)).toEqual([selling])
  expect(await points(newcomer)).toBe(before)
})
