import type { LastingPerson, Person } from '@andariego/contract/people'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Who is asking: an id, or the column that has it; null for a visitor. */
export type Viewer = string | null | RawBuilder<string | null>

const idOf = (viewer: Viewer) => sql<string | null>`${viewer}::uuid`

/** The SQL of a person's e-mail, if visible to the viewer; else null. For statements that join `people`. */
export const shownEmail = (viewer: Viewer) => sql<string | null>`case
  when people.email_visibility = 'everyone' or people.id = ${idOf(viewer)}
    or (people.email_visibility = 'members' and ${idOf(viewer)} is not null) then people.email end`

/** A condition: a block exists between the viewer and the user whose id is in that column; never for a visitor. */
export const isBlockedFor = (viewer: Viewer, column: string): RawBuilder<SqlBool> => sql`exists (
  select from blocked_pairs where blocked_pairs.user_id = ${idOf(viewer)} and blocked_pairs.other_id = ${sql.ref(column)})`

/** A condition: the viewer has blocked somebody, or was blocked. It is the same for all rows, so PostgreSQL evaluates it once. */
export const hasBlocks = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`exists (select from blocked_pairs where blocked_pairs.user_id = ${idOf(viewer)})`

/** A condition: the viewer has muted the user whose id is in that column. */
export const isMutedFor = (viewer: Viewer, column: string) => sql<boolean>`exists (
  select from muted_people where muted_people.user_id = ${idOf(viewer)} and muted_people.other_id = ${sql.ref(column)})`

/**
 * The SQL of a person in the contract's shape, as JSON. For statements that join `people`. With a block between them, as in a
 * common group, only the name is shown. `offset 0` keeps PostgreSQL from looking for the block once per column.
 */
export const personJson = (viewer: Viewer) => sql<Person>`(
  select jsonb_build_object('id', people.id, 'email', seen.email, 'userName', people.name, 'userEmail', seen.email,
    'userHandle', case when not seen.is_blocked then people.handle end,
    'userPortrait', case when not seen.is_blocked then people.portrait_id end)
  from (
    select is_blocked, case when not is_blocked or people.name is null then ${shownEmail(viewer)} end as email
    from (select ${isBlockedFor(viewer, 'people.id')} as is_blocked offset 0) as pair
  ) as seen)`

/** The SQL of the person with the id in that column, or of a deleted one, in the shape of what outlives an account; null without an id. */
export const lastingPersonJson = (viewer: Viewer, column: string) => sql<LastingPerson | null>`
  case when ${sql.ref(column)} is not null then coalesce(
    (select ${personJson(viewer)} || '{"isDeleted": false}' from people where people.id = ${sql.ref(column)}),
    jsonb_build_object('id', ${sql.ref(column)}, 'email', ${DELETED_PERSON}::text, 'userName', null,
      'userEmail', ${DELETED_PERSON}::text, 'userHandle', null, 'userPortrait', null, 'isDeleted', true)
  ) end`

/** The SQL of the e-mail shown for a person. For statements that left join `people`: no row means a deleted account. */
const personEmail = (viewer: Viewer) =>
  sql<
    string | null
  >`case when people.id is null then ${sql.lit(DELETED_PERSON)} else ${shownEmail(viewer)} end`

/** The columns of a person's names. For statements that left join `people`. */
export const calledColumns = (viewer: Viewer) =>
  [
    personEmail(viewer).as('userEmail'),
    'people.name as userName',
    'people.handle as userHandle',
    'people.portrait_id as userPortrait',
  ] as const

/** A condition: the account was deleted. For statements that left join `people`. */
export const isPersonDeleted = sql<boolean>`(people.id is null)`
