import { randomUUIDv7 } from 'node:crypto'
import { metresBetween, type Position } from '@andariego/contract/distance'
import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { DUPLICATE_RADIUS_METRES } from '@andariego/contract/places-rules'
import { type SqlBool, sql } from 'kysely'
import { coalesce } from '../../platform/database/coalesce.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { unseenList, withValues } from '../../platform/database/select.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

export interface NewPlace {
  name: string
  address: string
  latitude: number
  longitude: number
  image: string | null
  city: string | null
  description: string | null
  kind: PlaceKind | null
  kind_from: 'guess' | 'person' | null
}

/** What a name is compared by: without accents, case and spaces. */
const lettersOf = (name: string) => sql<string>`regexp_replace(folded(${name}), '\\s+', '', 'g')`

/** Locks the name until the transaction ends, so that no other place gets it meanwhile. */
const lockName = (database: Database | Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('place ' || ${lettersOf(name)}, 0))`.execute(database)

/** Finds places by id, batching simultaneous look-ups into one query. For reading; inside a transaction use the repository. */
export const placeLookup = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select(placeColumns)
    .where('places.id', '=', sql<string>`any(${unseenList<string>([], 'uuid')})`)
    .compile()
  return coalesce(async (ids: string[]): Promise<(Place | undefined)[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id.toLowerCase()))
  })
}

/** Whether places with these ids exist; batches simultaneous look-ups into one query. */
export const placeExistence = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select('id')
    .where('id', '=', sql<string>`any(${unseenList<string>([], 'uuid')})`)
    .compile()
  return coalesce(async (ids: string[]): Promise<boolean[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const known = new Set(rows.map(({ id }) => id))
    return ids.map((id) => known.has(id.toLowerCase()))
  })
}

/** Returns who added these places, in batches: empty when the account was deleted; null when the place does not exist. */
export const placeAdders = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select(['id', 'created_by as userId'])
    .where('id', '=', sql<string>`any(${unseenList<string>([], 'uuid')})`)
    .compile()
  return coalesce(async (ids: string[]): Promise<(string[] | null)[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const known = new Map(rows.map(({ id, userId }) => [id, userId === null ? [] : [userId]]))
    return ids.map((id) => known.get(id.toLowerCase()) ?? null)
  })
}

/** Returns who added a place; empty when the place is gone or hidden, or the account was deleted. */
export const adderOf = async (database: Database | Tx, placeId: string): Promise<string[]> => {
  const row = await database
    .selectFrom('places')
    .select('created_by as userId')
    .where('id', '=', placeId)
    .executeTakeFirst()
  return row?.userId == null ? [] : [row.userId]
}

export const placesRepository = (database: Database | Tx) => {
  const place = (id: string): Promise<Place | undefined> =>
    database.selectFrom('places').select(placeColumns).where('places.id', '=', id).executeTakeFirst()

  /** Returns the place of that name within 150 m, ignoring accents, case and spaces. */
  const sameAs = async (name: string, latitude: number, longitude: number): Promise<Place | undefined> =>
    (await namesakesOf(name, { latitude, longitude }))[0]

  const namesakesOf = async (name: string, at: Position): Promise<Place[]> => {
    const namesakes = await database
      .selectFrom('places')
      .select(placeColumns)
      .where(sql`replace(places.name_key, ' ', '')`, '=', lettersOf(name))
      .execute()
    return namesakes.filter((namesake) => metresBetween(namesake, at) <= DUPLICATE_RADIUS_METRES)
  }

  /**
   * Returns another place that a corrected one would duplicate. Locks the name, so that simultaneous additions and corrections
   * wait.
   */
  const namesakeBeside = async ({
    id,
    name,
    latitude,
    longitude,
  }: Pick<Place, 'id' | 'name' | 'latitude' | 'longitude'>): Promise<boolean> => {
    await lockName(database, name)
    const others = await namesakesOf(name, { latitude, longitude })
    return others.some((other) => other.id !== id)
  }

  const exists = async (id: string): Promise<boolean> =>
    (await database.selectFrom('places').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

  return {
    place,
    sameAs,
    namesakeBeside,

    /**
     * Adds a place unless it exists. Simultaneous additions of the same name wait: the lock on the name is held until the
     * transaction ends.
     */
    add: async (userId: string, { description, ...values }: NewPlace): Promise<Place | 'duplicate'> => {
      await lockName(database, values.name)
      if (await sameAs(values.name, values.latitude, values.longitude)) return 'duplicate'
      const id = randomUUIDv7()
      await database
        .insertInto('places')
        .values({ id, created_by: userId, description, ...values })
        .execute()
      if (description !== null) await addVersion(database, id, userId, description)
      return (await place(id)) as Place
    },

    /**
     * Saves a description and its version, and returns the version's id; or why not: the place does not exist, or moderators
     * locked the description.
     */
    describe: async (
      id: string,
      userId: string,
      description: string,
    ): Promise<{ versionId: string } | 'unknown' | 'locked'> => {
      const { numUpdatedRows } = await database
        .updateTable('places')
        .set({ description })
        .where('id', '=', id)
        .where('description_locked_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return (await exists(id)) ? 'locked' : 'unknown'
      return { versionId: await addVersion(database, id, userId, description) }
    },

    withIds: (ids: readonly string[]): Promise<Place[]> =>
      database
        .selectFrom('places')
        .select(placeColumns)
        .where(sql<SqlBool>`places.id = any(${ids}::uuid[])`)
        .execute(),

    /** Returns all places that a user added, oldest first, hidden or not: for their export. */
    addedBy: (userId: string) =>
      database
        .selectFrom('all_places as places')
        .select(placeColumns)
        .select(sql<boolean>`places.hidden_at is not null`.as('isHidden'))
        .where('created_by', '=', userId)
        .orderBy('places.created_at')
        .execute(),

    newestAddedBy: (userId: string, limit: number): Promise<Place[]> =>
      database
        .selectFrom('places')
        .select(placeColumns)
        .where('created_by', '=', userId)
        .orderBy('places.created_at', 'desc')
        .orderBy('places.id')
        .limit(limit)
        .execute(),

    describedBy: (userId: string) =>
      database
        .selectFrom('place_descriptions')
        .select(['place_id as placeId', 'description', 'created_at as createdAt'])
        .where('author_id', '=', userId)
        .orderBy('id')
        .execute(),

    exists,
  }
}

const addVersion = async (
  database: Database | Tx,
  placeId: string,
  authorId: string,
  description: string,
): Promise<string> => {
  const id = randomUUIDv7()
  await database
    .insertInto('place_descriptions')
    .values({ id, place_id: placeId, author_id: authorId, description })
    .execute()
  return id
}
