import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

describe('people', () => {
  test('are found by part of the e-mail; not oneself, nor unconfirmed addresses', async () => {
    const [host, marta, laMarta] = await Promise.all([
      traveller(andariego),
      traveller(andariego, 'marta_sol@example.com'),
      traveller(andariego, 'la.Marta@example.com'),
    ])
    const body = { email: 'marta.nueva@example.com', password: PASSWORD }
    await andariego.api()('POST /auth/register', { body })
    const search = async (by: Traveller, email: string) =>
      (await by.api('GET /users/search', { query: { email } })).data.map((person) => person.email)
    expect(await search(host, 'MARTA')).toEqual(['marta_sol@example.com', 'la.Marta@example.com'])
    expect(await search(marta, 'marta')).toEqual([laMarta.email])
    expect(await search(host, 'a_s')).toEqual(['marta_sol@example.com'])
    expect(await search(host, '%%%')).toEqual([])
    await Promise.all(Array.from({ length: 20 }, () => traveller(andariego)))
    expect((await search(host, 'example')).length).toBe(20)
    const short = await refusal(search(host, ' ma '))
    expect([short.status, short.body.errors]).toEqual([400, ['Escribe al menos 3 caracteres.']])
  })

  test('with deleted accounts are marked by a field, not by their name', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const thread = () =>
      bruno.api('GET /direct-messages/conversation/:userId', { params: { userId: ana.id }, query: {} })
    await ana.api('POST /direct-messages', { body: { receiverId: bruno.id, content: 'Me voy.' } })
    expect((await thread()).otherUser).toMatchObject({ id: ana.id, email: ana.email, isDeleted: false })
    await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect((await thread()).otherUser).toMatchObject({ id: ana.id, isDeleted: true })
    const gone = await refusal(bruno.api('GET /users/:id', { params: { id: ana.id } }))
    expect([gone.status, gone.body.message]).toEqual([404, 'Usuario no encontrado'])
  })

  test('are removed without waiting for changes to others', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    await andariego.services.database.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', bruno.id).forUpdate().execute()
      await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    })
    expect((await refusal(bruno.api('GET /users/:id', { params: { id: ana.id } }))).status).toBe(404)
  })
})
