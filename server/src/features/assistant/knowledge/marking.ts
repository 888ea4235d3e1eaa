import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import '../../places/public.ts'
import '../../reviews/public.ts'
import '../tables.ts'
import { FINGERPRINT } from './reading.ts'

/** How many texts one statement marks: each must end within the database's time limit, also beside other work. */
const MARKED_AT_ONCE = 10_000
/** Sorts before all other ids. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Marks the next texts after an id as waiting; returns the ids. */
type MarkSome = (tx: Tx, after: string, atOnce: number) => Promise<{ rows: { id: string }[] }>

const markPlaces: MarkSome = (tx, after, atOnce) =>
  sql<{ id: string }>`insert into assistant_unread (place_id)
    select id from place_texts where id > ${after} order by id limit ${atOnce} returning place_id as id`.execute(
    tx,
  )

const markReviews: MarkSome = (tx, after, atOnce) =>
  sql<{ id: string }>`insert into assistant_unread (review_id)
    select id from review_texts where id > ${after} order by id limit ${atOnce} returning review_id as id`.execute(
    tx,
  )

/**
 * Marks every text as waiting, whatever their number. Writers do not wait meanwhile; a text that waits already is indexed twice.
 * Nothing is marked when this is interrupted.
 */
const markIn = async (tx: Tx, atOnce: number): Promise<void> => {
  for (const markSome of [markPlaces, markReviews]) {
    let after = NO_ID
    for (;;) {
      const { rows } = await markSome(tx, after, atOnce)
      if (rows.length === 0) break
      after = rows.reduce((last, { id }) => (id > last ? id : last), after)
    }
  }
  await tx.deleteFrom('assistant_vocabulary').execute()
  await tx.insertInto('assistant_vocabulary').values({ fingerprint: FINGERPRINT }).execute()
}

/** Runs `work` unless another process is marking just now. */
const alone = (database: Database, work: (tx: Tx) => Promise<void>): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(
      hashtextextended('assistant marks', 0)) as free`.execute(tx)
    if (rows[0]?.free) await work(tx)
  })

/** Makes the assistant index every text again. */
export const markAll = (database: Database, { atOnce = MARKED_AT_ONCE } = {}): Promise<void> =>
  alone(database, (tx) => markIn(tx, atOnce))

/**
 * Makes the assistant index every text again when the index was made with another vocabulary, as after an update or the restore of
 * an older version's backup.
 */
export const followVocabulary = async (database: Database): Promise<void> => {
  const isCurrent = async (from: Database | Tx) => {
    const row = await from.selectFrom('assistant_vocabulary').select('fingerprint').executeTakeFirst()
    return row?.fingerprint === FINGERPRINT
  }
  if (await isCurrent(database)) return
  await alone(database, async (tx) => {
    if (!(await isCurrent(tx))) await markIn(tx, MARKED_AT_ONCE)
  })
}
