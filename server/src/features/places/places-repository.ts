import { randomUUIDv7 } from 'node:crypto'
import { metresBetween, type Position } from '@andariego/contract/distance'
import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { DUPLICATE_RADIUS_METRES } from '@andariego/contract/places-rules'
import { type SqlBool, sql } from 'kysely'
import { coalesce } from '../../platform/database/coalesce.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { withValues } from '../../platform/database/select.ts'
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

const nameKey = (name: string) => sql<string>`regexp_replace(folded(${name}), '\\s+', ' ', 'g')`

/** Makes whoever else would give a place this name wait until the transaction ends. */
const lockName = (database: Database | Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('place ' || ${nameKey(name)}, 0))`.execute(database)

/** Places by their id, those asked for together in one query. For reading: inside a transaction there is the repository. */
export const placeLookup = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select(placeColumns)
    .where('places.id', '=', sql<string>`any(${[]}::uuid[])`)
    .compile()
  return coalesce(async (ids: string[]): Promise<(Place | undefined)[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id.toLowerCase()))
  })
}

/** Whether there are places of these ids, those asked for together in one query. */
export const placeExistence = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select('id')
    .where('id', '=', sql<string>`any(${[]}::uuid[])`)
    .compile()
  return coalesce(async (ids: string[]): Promise<boolean[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const known = new Set(rows.map(({ id }) => id))
    return ids.map((id) => known.has(id.toLowerCase()))
  })
}

/** Who added places of these ids, those asked for together in one query: nobody when their account is gone; null without such a place. */
export const placeAdders = (database: Database) => {
  const query = database
    .selectFrom('places')
    .select(['id', 'created_by as userId'])
    .where('id', '=', sql<string>`any(${[]}::uuid[])`)
    .compile()
  return coalesce(async (ids: string[]): Promise<(string[] | null)[]> => {
    const { rows } = await database.executeQuery(withValues(query, [ids]))
    const known = new Map(rows.map(({ id, userId }) => [id, userId === null ? [] : [userId]]))
    return ids.map((id) => known.get(id.toLowerCase()) ?? null)
  })
}

/** Who added a place: nobody when it is gone or hidden, or their account is gone. */
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

  /** The place of that name within 150 m: accents, case and spaces aside. */
  const sameAs = async (name: string, latitude: number, longitude: number): Promise<Place | undefined> =>
    (await namesakesOf(name, { latitude, longitude }))[0]

  const namesakesOf = async (name: string, at: Position): Promise<Place[]> => {
    const namesakes = await database
      .selectFrom('places')
      .select(placeColumns)
      .where('places.name_key', '=', nameKey(name))
      .execute()
    return namesakes.filter((namesake) => metresBetween(namesake, at) <= DUPLICATE_RADIUS_METRES)
  }

  /** Another place that a corrected one would be the same as; whoever adds or corrects one of that name waits. */
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
     * Adds a place unless it is there already. Whoever adds a place of the same name at the same instant waits: the names'
     * lock is held until the transaction ends.
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

    /** Writes the description and keeps the version, whose id it returns; tells why not when there is no such place, or moderators locked it. */
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

    addedBy: (userId: string): Promise<Place[]> =>
      database
        .selectFrom('places')
        .select(placeColumns)
        .where('created_by', '=', userId)
        .orderBy('created_at')
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
