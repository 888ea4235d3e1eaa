import pg from 'pg'
import { kindsOf } from '../server/src/features/assistant/knowledge/kinds.ts'
import { sentencesOf } from '../server/src/features/assistant/knowledge/sentences.ts'
import { aspectTags } from '../server/src/features/assistant/knowledge/tones.ts'
import { placesOf } from '../server/src/features/assistant/testing/evaluation-community.ts'
import { builtinGazetteer } from '../server/src/features/maps/public.ts'
import type { Counts } from './generate.ts'

/**
 * Generates a community of any size from the places and sentences of the evaluation: new places are near these and have similar
 * names, and each review has two of their sentences. Writes the assistant's index directly.
 */

const ONE_DEGREE = 0.4
const TABLES = ['all_places', 'all_reviews', 'assistant_sentences']
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index left join pg_constraint on conindid = indexrelid
  where indrelid = 'assistant_sentences'::regclass and conindid is null`

const poolOf = () => {
  const { reverse } = builtinGazetteer()
  const places = [...placesOf('first'), ...placesOf('second')]
  const models = places.map(({ name, address, city, latitude, longitude }) => {
    const found = reverse(latitude, longitude)
    return {
      name,
      address,
      city,
      latitude,
      longitude,
      country: found?.country ?? null,
      region: found?.region ?? null,
      kinds: kindsOf(name),
    }
  })
  const sentences = places
    .flatMap(({ reviews }) => reviews.flatMap(({ content }) => sentencesOf(content)))
    .map((sentence) => ({ sentence, aspects: aspectTags(sentence) }))
  return { models, sentences }
}

/** Fills a migrated, empty database; returns how long building the assistant's index took, in seconds. */
export const fillForAssistant = async (databaseUrl: string, counts: Counts): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values)
  try {
    for (const table of TABLES) await run(`alter table ${table} disable trigger user`)
    const { rows: indexes } = await run(INDEXES)
    for (const { name } of indexes) await run(`drop index ${name}`)
    await run('set synchronous_commit = off')
    await run("set maintenance_work_mem = '256MB'")
    await run('select setseed(0.42)')
    const { models, sentences } = poolOf()
    await run(
      `create temp table models as select row_number() over ()::int as n, m.* from jsonb_to_recordset($1) as m(name text, address text,
         city text, latitude float8, longitude float8, country text, region text, kinds jsonb)`,
      [JSON.stringify(models)],
    )
    await run(
      `create temp table pool as select row_number() over ()::int as n, p.* from jsonb_to_recordset($1) as p(sentence text, aspects jsonb)`,
      [JSON.stringify(sentences)],
    )
    await run(`create temp table made as
      select uuidv7() as id, i, 1 + i % ${models.length} as model from generate_series(0, ${counts.places - 1}) i`)
    await run(`insert into places (id, name, address, city, latitude, longitude, created_at)
      select made.id, case when i < ${models.length} then name else name || ' ' || i end, address, city,
        latitude + (random() - 0.5) * ${ONE_DEGREE}, longitude + (random() - 0.5) * ${ONE_DEGREE}, now() - random() * interval '3 years'
      from made join models on n = model`)
    await run(`insert into assistant_places (place_id, country, region, city, kinds, told_kinds, location)
      select places.id, country, region, places.city, array(select jsonb_array_elements_text(kinds)), '{}', point(places.longitude, places.latitude)
      from places join made using (id) join models on n = model`)
    await run('create temp table numbered as select id, row_number() over ()::int as n from places')
    await run('create unique index on numbered (n)')
    await run(`create temp table said as select uuidv7() as id, 1 + floor(${counts.places} * random() ^ 2)::int as place,
        (1 + floor(5 * sqrt(random())))::int as stars, now() - random() * interval '3 years' as at,
        1 + floor(random() * ${sentences.length})::int as one, 1 + floor(random() * ${sentences.length})::int as two
      from generate_series(1, ${counts.reviews})`)
    await run(`insert into reviews (id, place_id, rating, content, created_at)
      select said.id, numbered.id, stars, a.sentence || ' ' || b.sentence, at
      from said join numbered on numbered.n = place join pool a on a.n = one join pool b on b.n = two`)
    await run(`update places set review_count = total, rating_sum = stars from (
        select place_id, count(*) as total, sum(rating) as stars from reviews group by place_id) as sums where places.id = place_id`)
    const began = performance.now()
    await run(`insert into assistant_sentences (place_id, review_id, position, sentence, rating, said_at, aspects)
      select numbered.id, said.id, position, sentence, stars, at, array(select jsonb_array_elements_text(aspects))
      from said join numbered on numbered.n = place
      cross join lateral (values (0, one), (1, two)) as v(position, chosen) join pool on pool.n = chosen`)
    for (const { definition } of indexes) await run(definition)
    await run(`insert into assistant_told (place_id, tag, told)
      select place_id, tag, count(distinct review_id) from assistant_sentences, unnest(aspects) as tag group by 1, 2`)
    const seconds = (performance.now() - began) / 1000
    for (const table of TABLES) await run(`alter table ${table} enable trigger user`)
    await run('vacuum analyze')
    return seconds
  } finally {
    await client.end()
  }
}
