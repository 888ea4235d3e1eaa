import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { afterAnswer } from './after-answer.ts'
import { usersRepository } from './users-repository.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

test('work begins only when the answer is on its way', async () => {
  const order: string[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onSend', async () => void order.push('answer'))
  app.get('/', async (_request, reply) => {
    afterAnswer(reply, async () => order.push('work'))
    return 'done'
  })
  await app.inject('/')
  await expect.poll(() => order).toEqual(['answer', 'work'])
})

test.each(['POST /auth/forgot-password', 'POST /auth/resend-confirmation'] as const)(
  '%s answers without waiting for the account that it is about',
  async (call) => {
    await andariego.services.database.transaction().execute(async (tx) => {
      await usersRepository(tx).lockId(ana.id)
      await andariego.api()(call, { body: { email: ana.email } })
    })
  },
)
