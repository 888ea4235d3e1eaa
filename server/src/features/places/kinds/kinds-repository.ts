import type { Position } from '@andariego/contract/distance'
import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import '../tables.ts'

type Guess = (name: string, at: Position) => PlaceKind | null

export const kindsRepository = (database: Database | Tx) => ({
  /** Returns a place's kind and what its policy judges; undefined when it does not exist. */
  of: (id: string) =>
    database
      .selectFrom('places')
      .select(['kind', 'created_by as createdBy'])
      .select(sql<boolean>`description_locked_at is not null`.as('isDescriptionLocked'))
      .where('id', '=', id)
      .executeTakeFirst(),

  say: (id: string, kind: PlaceKind | null) =>
    database.updateTable('places').set({ kind, kind_from: 'person' }).where('id', '=', id).execute(),

  /**
   * Guesses the kind of at most `limit` places without one, hidden ones too, because they may be shown again; returns their ids.
   */
  guessSome: async (guess: Guess, limit: number): Promise<string[]> => {
    const unknown = await database
      .selectFrom('all_places')
      .select(['id', 'name', 'latitude', 'longitude'])
      .where('kind_from', 'is', null)
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (unknown.length === 0) return []
    const kinds = unknown.map((place) => guess(place.name, place))
    await sql`update all_places set kind = guessed.kind, kind_from = 'guess'
      from unnest(${unknown.map(({ id }) => id)}::uuid[], ${kinds}::text[]) as guessed (id, kind)
      where all_places.id = guessed.id`.execute(database)
    return unknown.map(({ id }) => id)
  },
})
