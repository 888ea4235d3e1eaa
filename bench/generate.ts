import pg from 'pg'
import { createPasswords, PASSWORD_COST } from '../server/src/features/accounts/passwords.ts'
import { ACTIVITY, activityStatements } from './generate-activity.ts'
import { messageStatements } from './generate-messages.ts'

/** Generates the large data set: random, but distributed as in real use. A few places have most of the reviews. */

export const BENCH_PASSWORD = 'Velocidad-1'
export const FULL = {
  users: 20_000,
  places: 100_000,
  reviews: 1_000_000,
  photos: 100_000,
  reactions: 400_000,
  messages: 500_000,
}
export type Counts = typeof FULL

export const countsAt = (scale: number): Counts => ({
  users: Math.max(20, Math.round(FULL.users * scale)),
  places: Math.max(100, Math.round(FULL.places * scale)),
  reviews: Math.max(1_000, Math.round(FULL.reviews * scale)),
  photos: Math.max(100, Math.round(FULL.photos * scale)),
  reactions: Math.max(200, Math.round(FULL.reactions * scale)),
  messages: Math.max(500, Math.round(FULL.messages * scale)),
})

const KINDS = [
  'Mirador',
  'Museo',
  'Parque',
  'Mercado',
  'Catedral',
  'Playa',
  'Cerro',
  'Plaza',
  'Puente',
  'Castillo',
]
const SAINTS = [
  'San Telmo',
  'Santa Lucía',
  'del Carmen',
  'de la Luna',
  'Nacional',
  'Viejo',
  'del Sur',
  'de los Andes',
  'Real',
  'del Río',
]
const CITIES = [
  'Lima',
  'Córdoba',
  'Sevilla',
  'Mérida',
  'Quito',
  'La Paz',
  'Bogotá',
  'Valencia',
  'Cusco',
  'Rosario',
  'Oaxaca',
  'Bilbao',
]
const WORDS =
  'un lugar hermoso para volver con calma y buena luz desde temprano la vista sobre el valle sorprende a cualquiera '

const COUNTED = ['all_places', 'all_reviews', 'media', 'reactions', 'direct_messages']

const pick = (values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(',')}])[1 + floor(random() * ${values.length})::int]`

/** The indexes without a constraint: building them at the end costs a fraction of maintaining them row by row. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index left join pg_constraint on conindid = indexrelid
  where indrelid = any($1::regclass[]) and conindid is null`

/**
 * Fills a migrated, empty database. Triggers are off meanwhile, so the sums that they maintain are written at the end. The tables of
 * `ACTIVITY` stay empty without `withActivity`: older schemas do not have all of them.
 */
export const generate = async (
  databaseUrl: string,
  counts: Counts,
  { withActivity = true } = {},
): Promise<void> => {
  const filled = [...COUNTED, ...(withActivity ? ACTIVITY : [])]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values)
  try {
    for (const table of filled) await run(`alter table ${table} disable trigger user`)
    const { rows: indexes } = await run(INDEXES, [filled])
    for (const { name } of indexes) await run(`drop index ${name}`)
    await run('set synchronous_commit = off')
    await run('select setseed(0.42)')
    await run(
      `insert into users (id, email, password_hash, created_at, confirmed_at)
       select uuidv7(), 'viajera' || n || '@bench.example', $1, now() - interval '1 year', now() - interval '1 year'
       from generate_series(1, ${counts.users}) n`,
      [await createPasswords({ passwordCost: PASSWORD_COST }).hashOf(BENCH_PASSWORD)],
    )
    await run(`create temp table numbered_users as select id, row_number() over ()::int as n from users`)
    await run('create unique index on numbered_users (n)')
    await run(`insert into places (id, name, address, city, description, latitude, longitude, created_by, created_at)
      select uuidv7(), kind || ' ' || saint || ' ' || n, 'Calle ' || n || ', ' || city, city || ' ' || n % 97,
        repeat('${WORDS}', 2), random() * 130 - 60, random() * 360 - 180, null, now() - random() * interval '3 years'
      from (select n, ${pick(KINDS)} as kind, ${pick(SAINTS)} as saint, ${pick(CITIES)} as city
        from generate_series(1, ${counts.places}) n) as made`)
    await run(`create temp table numbered_places as select id, row_number() over ()::int as n from places`)
    await run('create unique index on numbered_places (n)')
    await run(`insert into reviews (id, place_id, user_id, rating, content, created_at, like_count)
      select uuidv7(), numbered_places.id, numbered_users.id, stars, left(repeat('${WORDS}', 4), 20 + length), at, likes
      from (select 1 + floor(${counts.places} * random() ^ 2)::int as place, 1 + floor(random() * ${counts.users})::int as author,
          (1 + floor(5 * sqrt(random())))::int as stars, floor(random() * 380)::int as length, now() - random() * interval '3 years' as at,
          (random() < ${counts.reactions / counts.reviews})::int as likes
        from generate_series(1, ${counts.reviews})) as made
      join numbered_places on numbered_places.n = place join numbered_users on numbered_users.n = author`)
    await run(`insert into reactions (review_id, user_id, type)
      select liked.id, numbered_users.id, 'like'
      from (select id, 1 + floor(random() * ${counts.users})::int as voter from reviews where like_count = 1) as liked
      join numbered_users on numbered_users.n = voter`)
    await run(`insert into media (id, owner_type, owner_id, position, filename, original_filename, mime_type, bytes, sha256, storage_key)
      select uuidv7(), 'review', id, 0, 'foto.webp', 'foto.jpg', 'image/webp', 1, md5(id::text), 'media/' || id from reviews
      where random() < ${counts.photos / counts.reviews}`)
    await run(`insert into place_photos (media_id, review_id, place_id, position, created_at, like_count)
      select media.id, reviews.id, place_id, 0, reviews.created_at, like_count
      from media join reviews on reviews.id = owner_id`)
    await run(`insert into review_days (day, part, total)
      select (created_at at time zone 'utc')::date, 0, count(*) from reviews group by 1`)
    await run(`update places set review_count = total, rating_sum = stars, rating_counts = spread
      from (select place_id, count(*) as total, sum(rating) as stars,
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
            count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as spread
        from reviews group by place_id) as sums
      where places.id = place_id`)
    for (const statement of [
      ...messageStatements(counts, WORDS),
      ...(withActivity ? activityStatements(counts) : []),
    ])
      await run(statement)
    await run("update counters set total = (select count(*) from places) where name = 'places'")
    await run("set maintenance_work_mem = '256MB'")
    // An index that is built over updated rows is used only when all transactions of before have ended, in any database.
    await run(`vacuum ${filled.join(', ')}`)
    for (const { definition } of indexes) await run(definition)
    for (const table of filled) await run(`alter table ${table} enable trigger user`)
    await run('vacuum analyze')
  } finally {
    await client.end()
  }
}
