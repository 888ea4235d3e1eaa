import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CONFIRM_LINK_HOURS,
  KEPT_DATA,
  NOBODYS_TABLES,
  SESSION_LIFE_DAYS,
} from '@andariego/contract/kept-data-rules'
import { ensureGazetteer } from '@andariego/gazetteer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../test/refusal.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'
import { newForm, newPlace } from '../test/world.ts'
import { moderators } from './features/accounts/public.ts'
import { GAZETTEER_FILE } from './features/maps/public.ts'
import { mailboxKey } from './platform/http/mailbox-key.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`.execute(
    andariego.services.database,
  )
  return rows.map(({ name }) => name)
}

/** Returns `table.column` of every row that contains the text, whatever its type. */
const placesOf = async (text: string): Promise<string[]> => {
  const found = new Set<string>()
  for (const table of await tables()) {
    const { rows } = await sql<{ column: string }>`
      select distinct field.key as column from ${sql.table(table)} as whole, jsonb_each_text(to_jsonb(whole)) as field
      where field.value ilike '%' || ${text} || '%'`.execute(andariego.services.database)
    for (const { column } of rows) found.add(`${table}.${column}`)
  }
  return [...found].sort()
}

const filesWith = async (text: string): Promise<string[]> => {
  const all = await readdir(andariego.dataDir, { recursive: true, withFileTypes: true })
  const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })))
  return contents
    .filter(({ file, bytes }) => file.includes(text) || bytes.includes(text))
    .map(({ file }) => file)
}

/** Does everything that leaves data behind. */
const live = async () => {
  // What is kept of the person in the test before would restrict this one.
  await sql`delete from kept_restrictions`.execute(andariego.services.database)
  const [person, friend, judge] = await Promise.all([
    traveller(andariego, 'quien.se.va@example.com'),
    traveller(andariego),
    traveller(andariego),
  ])
  await moderators(andariego.services).add(judge.email)
  const { api } = person
  await andariego.api()('POST /auth/login', { body: { email: person.email, password: person.password } })
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
  const place = await api('POST /places', { body: newPlace(), headers: headers() })
  await api('PUT /places/:id/description', {
    params: { id: place.id },
    body: { description: 'Un faro blanco al final de un camino de ripio.' },
  })
  const form = await newForm()
  const { data: review } = await api('POST /places/:id/reviews', {
    params: { id: place.id },
    form,
    headers: headers(),
  })
  await friend.api('POST /places/reviews/:id/reaction', { params: { id: review.id }, body: { type: 'like' } })
  const { data: settings } = await api('GET /notifications/settings')
  await api('PUT /notifications/settings', { body: { ...settings, timeZone: 'America/Lima' } })
  await api('POST /places/:id/favorite', { params: { id: place.id } })
  await api('POST /direct-messages', {
    body: { receiverId: friend.id, content: 'Nos vemos.' },
    headers: headers(),
  })
  await friend.api('POST /direct-messages', {
    body: { receiverId: person.id, content: 'Buen viaje.' },
    headers: headers(),
  })
  const { data: group } = await api('POST /groups', { body: { name: 'Los que se van' }, headers: headers() })
  await api('POST /groups/:id/members', {
    params: { id: group.id },
    body: { userIds: [friend.id] },
    headers: headers(),
  })
  const { data: trip } = await friend.api('POST /itineraries', {
    body: { name: 'Al sur', items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  await friend.api('PUT /itineraries/:id/groups', { params: { id: trip.id }, body: { groupIds: [group.id] } })
  const { data: answer } = await api('POST /chat/messages', {
    body: { message: 'Soy quien.se.va@example.com', conversationId: null },
  })
  await api('PUT /chat/messages/:id/verdict', { params: { id: answer.id }, body: { verdict: 'useless' } })
  await api('POST /itineraries/:id/comments', {
    params: { id: trip.id },
    body: { stopId: trip.items[0]?.id ?? '', content: 'Llevemos abrigo.' },
    headers: headers(),
  })
  await api('PUT /itineraries/:id/presence/:pageId', {
    params: { id: trip.id, pageId: crypto.randomUUID() },
    body: { stopId: null },
  })
  await api('POST /reports', {
    body: {
      subjectType: 'user',
      subjectId: friend.id,
      reason: 'other',
      note: 'Escríbanme a quien.se.va@example.com',
    },
  })
  await friend.api('POST /reports', { body: { subjectType: 'user', subjectId: person.id, reason: 'other' } })
  const { data: decision } = await judge.api('POST /moderation/decisions', {
    body: { subjectType: 'user', subjectId: person.id, decision: 'warn', reason: 'Sé amable.' },
  })
  await api('POST /moderation/decisions/:id/appeal', {
    params: { id: decision.id },
    body: { text: 'Soy quien.se.va@example.com y no fui yo.' },
  })
  await judge.api('POST /moderation/decisions', {
    body: { subjectType: 'user', subjectId: person.id, decision: 'limit', reason: 'Sé amable.' },
  })
  return person
}

test("no table and no file contains a deleted person's e-mail; their id leads nowhere and remains only where documented", async () => {
  const person = await live()
  expect((await placesOf(person.email)).length).toBeGreaterThan(3)
  await person.api('DELETE /users/me', { body: { password: person.password } })
  expect(await placesOf(person.email)).toEqual([])
  // The restriction is kept by a hash of the mailbox that says nothing without the installation's secret.
  const bare = createHash('sha256').update(mailboxKey(person.email)).digest('hex')
  expect(await placesOf(bare)).toEqual([])
  const { rows: kept } = await sql`select kind, until from kept_restrictions`.execute(
    andariego.services.database,
  )
  expect(kept).toEqual([{ kind: 'limited', until: null }])
  expect(await filesWith(person.email)).toEqual([])
  expect(await placesOf(person.id)).toEqual([
    'conversation_sides.other_id',
    // One of the two.
    expect.stringMatching(/^conversations\.(first|second)_user_id$/),
    'decisions.author_id',
    'decisions.subject_id',
    'direct_messages.sender_id',
  ])
}, 60_000)

test('the handles of a deleted person stay taken for a year, as a hash', async () => {
  const handle = `se_fue_${Date.now() % 1e9}`
  const [person, other] = await Promise.all([traveller(andariego), traveller(andariego)])
  await person.api('PUT /users/me/profile', { body: { handle } })
  await person.api('DELETE /users/me', { body: { password: person.password } })
  expect(await placesOf(handle)).toEqual([])
  const taking = () => other.api('PUT /users/me/profile', { body: { handle } })
  expect((await refusal(taking())).body.code).toBe('duplicate')
  await sql`update retired_handles set expires_at = now() - interval '1 second'`.execute(
    andariego.services.database,
  )
  expect((await taking()).data.handle).toBe(handle)
})

test('each account records its security events, and exports them', async () => {
  const person = await traveller(andariego)
  await andariego.api()('POST /auth/login', { body: { email: person.email, password: person.password } })
  expect(await placesOf(person.id)).toEqual(
    expect.arrayContaining(['known_devices.user_id', 'security_events.user_id', 'sessions.user_id']),
  )
  await person.api('DELETE /users/me', { body: { password: person.password } })
  expect(await placesOf(person.id)).toEqual([])
})

test("a deleted person's deeds are no longer in others' notifications, and their own notifications are gone", async () => {
  const person = await live()
  const told = async () => {
    const { rows } = await sql<{ own: boolean }>`select user_id = ${person.id} as own from notifications
      where user_id = ${person.id} or actor_id = ${person.id} order by own`.execute(
      andariego.services.database,
    )
    return new Set(rows.map(({ own }) => own))
  }
  expect(await told()).toEqual(new Set([false, true]))
  await person.api('DELETE /users/me', { body: { password: person.password } })
  expect(await told()).toEqual(new Set())
}, 60_000)

test('every table is on the privacy page, or has no personal data', async () => {
  const told = KEPT_DATA.flatMap((kept) => kept.tables)
  expect((await tables()).filter((name) => !NOBODYS_TABLES.includes(name))).toEqual([...told].sort())
})

test('links and sessions are valid as long as the privacy page says', async () => {
  const { rows } = await sql<{ link: number; session: number }>`
    select
      (select round(extract(epoch from expires_at - created_at) / 3600)::int from mailed_tokens
        where purpose = 'confirm' limit 1) as link,
      (select round(extract(epoch from expires_at - created_at) / 86400)::int from sessions limit 1) as session
  `.execute(andariego.services.database)
  expect(rows[0]).toEqual({ link: CONFIRM_LINK_HOURS, session: SESSION_LIFE_DAYS })
})
