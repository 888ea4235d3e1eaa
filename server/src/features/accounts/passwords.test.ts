import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { createLog } from '../../platform/log.ts'
import { openServices } from '../../services.ts'
import { createPasswords } from './passwords.ts'

test("passwords are hashed at OWASP's minimum cost or more", async () => {
  const product = await testApp()
  const { services, close } = await openServices({
    config: product.services.config,
    log: createLog({ level: 'silent' }),
    databaseUrl: product.databaseUrl,
    secret: randomUUID().repeat(2),
  })
  try {
    expect(await createPasswords(services).hashOf('Caminante-1')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  } finally {
    await close()
    await product.close()
  }
})

test('a registration uses the configured hashing cost', async () => {
  const product = await testApp({}, undefined, {
    passwordCost: { memoryCost: 64, timeCost: 3, parallelism: 1 },
  })
  try {
    const { id } = await traveller(product)
    const rows = product.services.database.selectFrom('users').select('password_hash').where('id', '=', id)
    expect((await rows.executeTakeFirstOrThrow()).password_hash).toContain('$m=64,t=3,p=1$')
  } finally {
    await product.close()
  }
})
