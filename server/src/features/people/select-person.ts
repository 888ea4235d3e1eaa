import type { Person } from '@andariego/contract/people'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Who asks, as an id or as the column that has it; null for a visitor. */
export type Viewer = string | null | RawBuilder<string | null>

const idOf = (viewer: Viewer) =>
  viewer === null || typeof viewer === 'string' ? sql<string | null>`${viewer}::uuid` : viewer

/** The address of a person, to whom they show it; null to everybody else. For statements that join `people`. */
export const shownEmail = (viewer: Viewer) => sql<string | null>`case
  when people.email_visibility = 'everyone' or people.id = ${idOf(viewer)}
    or (people.email_visibility = 'members' and ${idOf(viewer)} is not null) then people.email end`

/** Whether a block stands between who asks and the user whose id is in that column; never for a visitor. */
export const isBlockedFor = (viewer: Viewer, column: string): RawBuilder<SqlBool> => sql`exists (
  select from blocked_pairs where blocked_pairs.user_id = ${idOf(viewer)} and blocked_pairs.other_id = ${sql.ref(column)})`

/** Whether who asks has muted the user whose id is in that column. */
export const isMutedFor = (viewer: Viewer, column: string) => sql<boolean>`exists (
  select from muted_people where muted_people.user_id = ${idOf(viewer)} and muted_people.other_id = ${sql.ref(column)})`

/**
 * A person as the contract shows one, as JSON. For statements that join `people`. Where a block stands between them and who
 * asks, as in a group of both, they are named and nothing more.
 */
export const personJson = (viewer: Viewer) => sql<Person>`(
  select jsonb_build_object('id', people.id, 'email', seen.email, 'userName', people.name, 'userEmail', seen.email,
    'userHandle', case when not seen.is_blocked then people.handle end,
    'userPortrait', case when not seen.is_blocked then people.portrait_id end)
  from (
    select is_blocked, case when not is_blocked or people.name is null then ${shownEmail(viewer)} end as email
    from (select ${isBlockedFor(viewer, 'people.id')} as is_blocked) as pair
  ) as seen)`

/** The address that stands for a person. For statements that left join `people`: where no row is found the account is gone. */
const personEmail = (viewer: Viewer) =>
  sql<
    string | null
  >`case when people.id is null then ${sql.lit(DELETED_PERSON)} else ${shownEmail(viewer)} end`

/** What a person is called by. For statements that left join `people`. */
export const calledColumns = (viewer: Viewer) =>
  [
    personEmail(viewer).as('userEmail'),
    'people.name as userName',
    'people.handle as userHandle',
    'people.portrait_id as userPortrait',
  ] as const

/** Whether the account is gone. For statements that left join `people`. */
export const isPersonDeleted = sql<boolean>`(people.id is null)`
