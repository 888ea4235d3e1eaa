import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KEPT_DATA, NOBODYS_TABLES } from '@andariego/contract/kept-data-rules'
import { CONFIRM_LINK_HOURS, SESSION_LIFE_DAYS } from '@andariego/contract/kept-data-times-rules'
import { ensureGazetteer } from '@andariego/gazetteer'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../test/refusal.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { type Traveller, traveller } from '../test/traveller.ts'
import { newForm, newPlace, newPortrait } from '../test/world.ts'
import { moderators } from './features/accounts/public.ts'
import { GAZETTEER_FILE } from './features/maps/public.ts'
import { pdf } from './features/media/test/documents.ts'
import { mailboxKey } from './platform/http/mailbox-key.ts'
import { createMail } from './platform/mail/mail.ts'

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

/** Words that only this person writes about themselves and in what is theirs alone. */
const OWN_WORDS = [
  'Violeta Irrepetible',
  'violeta_irrepetible',
  'Villa Violeta',
  'Cazo auroras',
  'Ruta violeta',
]

/** Leaves data in the trips of both: changes, comments, files, links, copies, and a file that is still on its way. */
const travel = async (person: Traveller, friend: Traveller, placeId: string) => {
  const trip = async (who: Traveller, other: Traveller, name: string) => {
    const { data } = await who.api('POST /itineraries', {
      body: { name, items: [{ placeId, date: '2027-01-10' }] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const params = { id: data.id }
    await who.api('PUT /itineraries/:id/people/:userId', {
      params: { ...params, userId: other.id },
      body: { role: 'edit' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    return { params, stopId: data.items[0]?.id ?? '' }
  }
  const [own, friends] = [
    await trip(person, friend, 'Ruta violeta'),
    await trip(friend, person, 'Ruta de la amiga'),
  ]
  for (const { params, stopId } of [own, friends]) {
    await person.api('POST /itineraries/:id/operations', {
      params,
      body: {
        operations: [
          {
            id: crypto.randomUUID(),
            operation: { kind: 'set-stop', stopId, fields: { note: 'Con calma.' } },
          },
        ],
      },
    })
    const form = new FormData()
    form.set('file', new File([pdf()], 'reserva violeta.pdf', { type: 'application/pdf' }))
    await person.api('POST /itineraries/:id/stops/:stopId/files', { params: { ...params, stopId }, form })
  }
  for (const kind of ['public', 'calendar', 'invitation'] as const)
    await person.api('POST /itineraries/:id/links', { params: own.params, body: { kind } })
  await person.api('POST /itineraries/:id/copy', { params: friends.params, body: {} })
  await friend.api('POST /reports', {
    body: { subjectType: 'itinerary', subjectId: own.params.id, reason: 'other' },
  })
  const part = new FormData()
  part.set('part', new File([pdf()], 'a medias.pdf'))
  await person.api('PUT /uploads/:id/parts/:offset', {
    params: { id: crypto.randomUUID(), offset: 0 },
    form: part,
  })
}

/** Tells of themselves, asks for another address and a second step, and keeps others away. */
const settleIn = async (person: Traveller, foe: Traveller) => {
  const { api, password } = person
  await api('PUT /users/me/profile', {
    body: {
      name: 'Violeta Irrepetible',
      handle: 'violeta_irrepetible',
      bio: 'Cazo auroras',
      homeCity: 'Villa Violeta',
      isPublic: true,
    },
  })
  await api('PUT /users/me/portrait', { form: await newPortrait() })
  await api('POST /auth/email', { body: { email: 'quien.se.va.luego@example.com', password } })
  await api('POST /auth/second-factor/setup', { body: { password } })
  await api('POST /auth/passkeys/registration', { body: { password } })
  await api('PUT /users/:id/mute', { params: { id: foe.id } })
  await foe.api('PUT /users/:id/block', { params: { id: person.id } })
}

/** Does everything that leaves data behind. */
const live = async () => {
  // What is kept of the person in the test before would restrict this one.
  await sql`delete from kept_restrictions`.execute(andariego.services.database)
  await sql`delete from retired_handles`.execute(andariego.services.database)
  const [person, friend, judge, foe] = await Promise.all([
    traveller(andariego, 'quien.se.va@example.com'),
    traveller(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
  await moderators(andariego.services).add(judge.email)
  await settleIn(person, foe)
  const { api } = person
  await andariego.api()('POST /auth/login', { body: { email: person.email, password: person.password } })
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
  const place = await api('POST /places', { body: newPlace(), headers: headers() })
  await api('PUT /places/:id/description', {
    params: { id: place.id },
    body: { description: 'Un faro blanco al final de un camino de ripio.' },
  })
  await friend
    .api('POST /places', { body: newPlace() })
    .then(({ id }) =>
      api('POST /places/:id/corrections', { params: { id }, body: { fact: { city: 'Villa Violeta' } } }),
    )
  await travel(person, friend, place.id)
  const form = await newForm()
  const { data: review } = await api('POST /places/:id/reviews', {
    params: { id: place.id },
    form,
    headers: headers(),
  })
  await friend.api('POST /places/reviews/:id/reaction', { params: { id: review.id }, body: { type: 'like' } })
  const { data: friends } = await friend.api('POST /places/:id/reviews', {
    params: { id: place.id },
    form: await newForm(),
  })
  await api('POST /places/reviews/:id/reaction', { params: { id: friends.id }, body: { type: 'like' } })
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
  // What was answered under a key is stored, also to others.
  const { data: theirs } = await friend.api('POST /groups', {
    body: { name: 'Los que se quedan' },
    headers: headers(),
  })
  await friend.api('POST /groups/:id/members', {
    params: { id: theirs.id },
    body: { userIds: [person.id] },
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
    'itinerary_operations.user_id',
    'points_ledger.subject',
    'points_ledger.voter',
  ])
}, 60_000)

const storedFiles = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of andariego.services.storage.list('')) keys.push(key)
  return keys.sort()
}

test('no table contains what a deleted person told of themselves or wrote in their own trips, and no file of theirs stays but those that were published', async () => {
  const before = await storedFiles()
  const person = await live()
  for (const words of OWN_WORDS) expect([words, await placesOf(words)]).not.toEqual([words, []])
  expect(await placesOf('quien.se.va.luego')).not.toEqual([])
  await person.api('DELETE /users/me', { body: { password: person.password } })
  for (const words of [...OWN_WORDS, 'quien.se.va.luego', 'reserva violeta', 'a medias'])
    expect([words, await placesOf(words)]).toEqual([words, []])
  const published = await andariego.services.database
    .selectFrom('media')
    .select(['storage_key as key', 'owner_type as of'])
    .execute()
  const stays = (await storedFiles()).filter((key) => !before.includes(key))
  expect(stays.filter((key) => !published.some((file) => key.startsWith(file.key)))).toEqual([])
  expect(new Set(published.map(({ of }) => of))).toEqual(new Set(['review']))
}, 60_000)

test('where a folder replaces the mail server, no mail to a deleted person stays in it', async () => {
  const person = await traveller(andariego)
  const other = `otra.${person.email}`
  await person.api('POST /auth/email', { body: { email: other, password: person.password } })
  const mail = createMail({
    smtpUrl: null,
    outboxDir: join(andariego.dataDir, 'outbox'),
    from: 'Andariego <hola@example.com>',
    log: andariego.services.log,
  })
  for (const to of [person.email, other, 'nadie@example.com'])
    await mail.deliver({ to, subject: 'Hola', html: '<p>Hola</p>', text: 'Hola', link: 'http://localhost' })
  expect(await filesWith(person.email)).toHaveLength(2)
  await person.api('DELETE /users/me', { body: { password: person.password } })
  expect(await filesWith(person.email)).toEqual([])
  expect(await filesWith('nadie@example.com')).toHaveLength(1)
})

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

/** Where the export of an account has what a table of the privacy page says about its owner. */
const EXPORTED: Record<string, readonly string[]> = {
  cuenta: ['users'],
  acuerdos: ['consents'],
  perfil: ['profiles', 'handles'],
  bloqueos: ['blocks', 'mutes'],
  llaves: ['passkeys'],
  sesiones: ['sessions'],
  seguridad: ['security_events'],
  lugares: ['all_places'],
  descripciones: ['place_descriptions'],
  reseñas: ['all_reviews', 'media', 'place_photos'],
  reacciones: ['reactions'],
  correcciones: ['place_corrections'],
  favoritos: ['favourites'],
  puntos: ['points_ledger', 'user_stats'],
  insignias: ['user_badges'],
  itinerarios: ['itineraries', 'itinerary_items', 'itinerary_plans'],
  'cambios-de-itinerarios': ['itinerary_operations'],
  'archivos-de-itinerarios': ['itinerary_files'],
  'comentarios-de-itinerarios': ['itinerary_comments'],
  grupos: ['groups', 'group_members'],
  mensajes: ['conversations', 'conversation_sides', 'direct_messages'],
  asistente: ['chat_messages', 'chat_conversations', 'chat_verdicts'],
  notificaciones: ['notifications', 'notification_settings'],
  denuncias: ['reports'],
  avisos: ['notices', 'appeals', 'decisions', 'restrictions'],
}
/** Tables with fingerprints, secrets, counts and what lasts for a moment: nothing that a person could read again. */
const NOT_EXPORTED = [
  'retired_handles',
  'mailed_tokens',
  'email_changes',
  'second_factors',
  'recovery_codes',
  'passkey_challenges',
  'known_devices',
  'uploads',
  // With whom a trip is shared, which the page of the trip shows.
  'itinerary_shares',
  'itinerary_people',
  'itinerary_removed_people',
  'itinerary_links',
  'itinerary_presence',
  'chat_versions',
  'assistant_model_people',
  'reported_files',
  'kept_restrictions',
  'published_texts',
  'idempotency_keys',
  'request_limits',
]

test('a person can download what every table says about them', async () => {
  const told = KEPT_DATA.flatMap((kept) => kept.tables)
  expect([...Object.values(EXPORTED).flat(), ...NOT_EXPORTED].sort()).toEqual([...told].sort())
  const person = await live()
  const zip = (await person.api('GET /users/me/export')) as unknown as Buffer
  const files = Object.entries(unzipSync(new Uint8Array(zip))).filter(([name]) => name.endsWith('.json'))
  expect(files.map(([name]) => name.replace('.json', '')).sort()).toEqual(Object.keys(EXPORTED).sort())
  const empty = files.filter(([, bytes]) => ['[]', '{}'].includes(strFromU8(bytes).trim()))
  // A passkey needs a browser: e2e/passkeys.test.ts.
  expect(empty.map(([name]) => name)).toEqual(['llaves.json'])
  await person.api('DELETE /users/me', { body: { password: person.password } })
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
