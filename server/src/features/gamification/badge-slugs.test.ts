import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate, migrationNames } from '../../platform/database/migrate.ts'

const ANA = '00000000-0000-7000-8000-000000000001'

test('badges stored by name are now stored by slug', async () => {
  const { url, drop } = await testDatabase({ empty: true })
  onTestFinished(drop)
  const earlier = (await migrationNames()).filter((name) => name < '0013')
  await migrate(url, { only: new Set(earlier) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into users (id, email, password_hash) values ('${ANA}', 'ana@example.com', '');
    insert into user_badges (user_id, badge)
      values ('${ANA}', 'Primera Reseña'), ('${ANA}', 'Guía Experto'), ('${ANA}', 'retired');
    update user_stats set unseen_badges = '{Super Like,retired,Primera Reseña}'`)
  await migrate(url)
  const held = await client.query('select badge from user_badges order by badge')
  expect(held.rows.map(({ badge }) => badge)).toEqual(['expert-guide', 'first-review', 'retired'])
  const unseen = await client.query('select unseen_badges from user_stats')
  expect(unseen.rows).toEqual([{ unseen_badges: ['super-like', 'retired', 'first-review'] }])
})
