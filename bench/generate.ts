import pg from 'pg'
import { hashPassword } from '../server/src/features/accounts/passwords.ts'

/** The large data set: random, but shaped like use. A few places have most of the reviews. */

export const BENCH_PASSWORD = 'Velocidad-1'
export const FULL = { users: 20_000, places: 100_000, reviews: 1_000_000, reactions: 400_000 }
export type Counts = typeof FULL

export const countsAt = (scale: number): Counts => ({
  users: Math.max(20, Math.round(FULL.users * scale)),
  places: Math.max(100, Math.round(FULL.places * scale)),
  reviews: Math.max(1_000, Math.round(FULL.reviews * scale)),
  reactions: Math.max(200, Math.round(FULL.reactions * scale)),
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

const COUNTED = ['places', 'reviews', 'reactions']

const pick = (values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(',')}])[1 + floor(random() * ${values.length})::int]`

/** Fills a migrated, empty database. Triggers rest meanwhile, so the sums that they keep are written at the end. */
export const generate = async (databaseUrl: string, counts: Counts): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values)
  try {
    for (const table of COUNTED) await run(`alter table ${table} disable trigger user`)
    await run('set synchronous_commit = off')
    await run('select setseed(0.42)')
    await run(
      `insert into users (id, email, password_hash, created_at, confirmed_at)
       select uuidv7(), 'viajera' || n || '@bench.example', $1, now() - interval '1 year', now() - interval '1 year'
       from generate_series(1, ${counts.users}) n`,
      [await hashPassword(BENCH_PASSWORD)],
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
    await run(`insert into reviews (id, place_id, user_id, rating, content, created_at)
      select uuidv7(), numbered_places.id, numbered_users.id, stars, left(repeat('${WORDS}', 4), 20 + length), at
      from (select 1 + floor(${counts.places} * random() ^ 2)::int as place, 1 + floor(random() * ${counts.users})::int as author,
          (1 + floor(5 * sqrt(random())))::int as stars, floor(random() * 380)::int as length, now() - random() * interval '3 years' as at
        from generate_series(1, ${counts.reviews})) as made
      join numbered_places on numbered_places.n = place join numbered_users on numbered_users.n = author`)
    await run(`insert into reactions (review_id, user_id, type)
      select reviews.id, numbered_users.id, 'like'
      from (select id, 1 + floor(random() * ${counts.users})::int as voter from reviews
        tablesample system (${Math.min(100, (100 * counts.reactions) / counts.reviews)})) as reviews
      join numbered_users on numbered_users.n = voter on conflict do nothing`)
    await run('update reviews set like_count = 1 where id in (select review_id from reactions)')
    await run(`update places set review_count = total, rating_sum = stars, rating_counts = spread
      from (select place_id, count(*) as total, sum(rating) as stars,
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
            count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as spread
        from reviews group by place_id) as sums
      where places.id = place_id`)
    await run("update counters set total = (select count(*) from places) where name = 'places'")
    for (const table of COUNTED) await run(`alter table ${table} enable trigger user`)
    await run('vacuum analyze')
  } finally {
    await client.end()
  }
}
