import { NEW_ACCOUNT_DAYS } from '@andariego/contract/moderation-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
}, 60_000)
afterAll(() => andariego.close())

const LINKED = 'Gana dinero en www.premios.example'

const tripOf = async ({ api }: Traveller, name: string) => {
  const place = await api('POST /places', { body: newPlace() })
  const items = [{ placeId: place.id, date: '2027-01-10' }]
  return (await api('POST /itineraries', { body: { name, items } })).data
}

/** The ways in which a trip comes before others' eyes. */
const waysOf = async ({ api }: Traveller, id: string, someone: Traveller) => {
  const { data: group } = await api('POST /groups', { body: { name: `Los del sur ${id}` } })
  const params = { id }
  return {
    person: () =>
      api('PUT /itineraries/:id/people/:userId', {
        params: { id, userId: someone.id },
        body: { role: 'edit' },
      }),
    group: () => api('PUT /itineraries/:id/groups', { params, body: { groupIds: [group.id] } }),
    public: () => api('POST /itineraries/:id/links', { params, body: { kind: 'public' } }),
    invitation: () => api('POST /itineraries/:id/links', { params, body: { kind: 'invitation' } }),
  }
}
const rename = ({ api }: Traveller, id: string, name: string) =>
  api('POST /itineraries/:id/operations', {
    params: { id },
    body: { operations: [{ id: crypto.randomUUID(), operation: { kind: 'set-trip', fields: { name } } }] },
  })
const refused = { status: 422, body: { message: tripsMessages.linkInName } }

test('a new account keeps a name with a link to itself, and is told why it cannot share the trip', async () => {
  const [stranger, someone] = [await traveller(andariego), await traveller(andariego)]
  const { id } = await tripOf(stranger, LINKED)
  const ways = await waysOf(stranger, id, someone)
  for (const open of Object.values(ways)) expect(await refusal(open())).toMatchObject(refused)
  await stranger.api('POST /itineraries/:id/links', { params: { id }, body: { kind: 'calendar' } })
  expect((await someone.api('GET /notifications')).data).toEqual([])
})

test.each(['person', 'group', 'public', 'invitation'] as const)(
  'a trip that is open by way of a %s takes no link into its name, whoever of new accounts writes it',
  async (way) => {
    const [owner, someone] = [await traveller(andariego), await traveller(andariego)]
    const { id, items } = await tripOf(owner, 'Al sur')
    const { api } = owner
    const params = { id, userId: someone.id }
    if (way === 'group') {
      const { data: group } = await api('POST /groups', { body: { name: 'Los del norte' } })
      const members = { params: { id: group.id }, body: { userIds: [someone.id] } }
      await api('POST /groups/:id/members', members)
      await api('PUT /itineraries/:id/groups', { params, body: { groupIds: [group.id] } })
    } else await (await waysOf(owner, id, someone))[way]()
    const { data } = await rename(owner, id, LINKED)
    expect(data.rejected).toMatchObject([{ code: 'validation', message: tripsMessages.linkInName }])
    const written = items.map(({ place, date }) => ({ placeId: place.id, date: date ?? '' }))
    const body = { name: LINKED, items: written }
    expect(await refusal(api('PUT /itineraries/:id', { params, body }))).toMatchObject(refused)
    expect((await rename(owner, id, 'Al norte')).data.rejected).toEqual([])
    if (way === 'person') expect((await rename(someone, id, LINKED)).data.rejected).toHaveLength(1)
  },
)

test('an account that has been there for some days shares what it likes', async () => {
  const [owner, someone] = [await traveller(andariego), await traveller(andariego)]
  await sql`update users set created_at = now() - make_interval(days => ${NEW_ACCOUNT_DAYS + 1})
    where id = ${owner.id}`.execute(andariego.services.database)
  const { id } = await tripOf(owner, LINKED)
  for (const open of Object.values(await waysOf(owner, id, someone))) await open()
  expect((await rename(owner, id, `${LINKED}/otra`)).data.rejected).toEqual([])
})
