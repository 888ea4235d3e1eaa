import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  data.set('rating', '4')
  data.set('content', 'Un lugar que vale la pena.')
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const placeId = async () => (await ana.api('POST /places', { body: newPlace() })).id

describe('the form of a review', () => {
  test('may name its place, as the specification lists it', async () => {
    const id = await placeId()
    const { data } = await ana.api('POST /places/:id/reviews', {
      params: { id },
      form: form({ placeId: id.toUpperCase() }),
    })
    expect(data.placeId).toBe(id)
  })

  test('is refused when it names another place than its address', async () => {
    const [id, other] = [await placeId(), await placeId()]
    const call = ana.api('POST /places/:id/reviews', { params: { id }, form: form({ placeId: other }) })
    await expect(call).rejects.toMatchObject({
      status: 422,
      body: { errors: ['El formulario nombra otro lugar que la dirección.'] },
    })
  })

  test('is none when it comes as JSON, or not at all', async () => {
    const id = await placeId()
    const headers = { authorization: `Bearer ${ana.accessToken}` }
    for (const payload of [{ rating: 4, content: 'Un lugar que vale la pena.' }, undefined]) {
      const url = `/api/places/${id}/reviews`
      const answer = await andariego.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        {
          success: false,
          code: 'unsupported-media',
          message: 'Los datos deben llegar como formulario (multipart/form-data).',
        },
      ])
    }
  })

  test('has no file where a browser sends a field for files that nobody filled in', async () => {
    const id = await placeId()
    const { data } = await ana.api('POST /places/:id/reviews', {
      params: { id },
      form: form({ 'media[]': new File([], '', { type: 'application/octet-stream' }) }),
    })
    expect(data.media).toEqual([])
  })
})
