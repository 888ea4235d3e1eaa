import { INVITATION_COST } from '@andariego/contract/trust-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { traveller } from '../../../../test/traveller.ts'
import { newPlace } from '../../../../test/world.ts'
import { buckets } from '../../../platform/http/limits.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp({ RATE_LIMITS: 'on' })
}, 60_000)
afterAll(() => andariego.close())

test('a new account shares trips with few people a day, as it adds few to groups', async () => {
  const [stranger, someone] = [await traveller(andariego), await traveller(andariego)]
  const place = await stranger.api('POST /places', { body: newPlace() })
  const { data: trip } = await stranger.api('POST /itineraries', {
    body: { name: 'Al sur', items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  const params = { id: trip.id, userId: someone.id }
  const share = (role: 'view' | 'edit') =>
    stranger.api('PUT /itineraries/:id/people/:userId', { params, body: { role } })
  const takeOut = () => stranger.api('DELETE /itineraries/:id/people/:userId', { params })
  const allowed = buckets.invitation.points / INVITATION_COST.new
  for (let number = 1; number < allowed; number++) {
    await share('view')
    await takeOut()
  }
  await share('view')
  // Another role for somebody who is in the trip is no invitation.
  await share('edit')
  await takeOut()
  expect((await refusal(share('view'))).status).toBe(429)
  const { data: group } = await stranger.api('POST /groups', { body: { name: 'Los del sur' } })
  const added = stranger.api('POST /groups/:id/members', {
    params: { id: group.id },
    body: { userIds: [someone.id] },
  })
  expect((await refusal(added)).status).toBe(429)
}, 60_000)
