import type { Person } from '@andariego/contract/people'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { type RawBuilder, sql } from 'kysely'
import './tables.ts'

/** Who asks, as an id or as the column that has it; null for a visitor. */
export type Viewer = string | null | RawBuilder<string | null>

const idOf = (viewer: Viewer) =>
  viewer === null || typeof viewer === 'string' ? sql<string | null>`${viewer}::uuid` : viewer

/** The address of a person, to whom they show it; null to everybody else. For statements that join `people`. */
export const shownEmail = (viewer: Viewer) => sql<string | null>`case
  when people.email_visibility = 'everyone' or people.id = ${idOf(viewer)}
    or (people.email_visibility = 'members' and ${idOf(viewer)} is not null) then people.email end`

/** A person as the contract shows one, as JSON. For statements that join `people`. */
export const personJson = (viewer: Viewer) => sql<Person>`jsonb_build_object(
  'id', people.id, 'email', ${shownEmail(viewer)}, 'userName', people.name, 'userEmail', ${shownEmail(viewer)},
  'userHandle', people.handle, 'userPortrait', people.portrait_id)`

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
