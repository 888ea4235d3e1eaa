import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasBlocks, isBlockedFor } from '../people/public.ts'
import './tables.ts'

/** A condition: a block exists between the viewer and the author of the review whose id is in that column. */
export const isReviewBlockedFor = (viewerId: string, column: string): RawBuilder<SqlBool> => sql`(
  ${hasBlocks(viewerId)} and exists (
    select from reviews where reviews.id = ${sql.ref(column)} and ${isBlockedFor(viewerId, 'reviews.user_id')}
  )
)`
