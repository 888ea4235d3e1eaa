import type { Person } from '@andariego/contract/people'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { sql } from 'kysely'
import './tables.ts'

/** A person as the contract shows one, as JSON. For statements that join `people`. */
export const personJson = sql<Person>`jsonb_build_object('id', people.id, 'email', people.email)`

/** The address that stands for a person. For statements that left join `people`: where no row is found the account is gone. */
export const personEmail = sql<string>`coalesce(people.email, ${sql.lit(DELETED_PERSON)})`

/** Whether the account is gone. For statements that left join `people`. */
export const isPersonDeleted = sql<boolean>`(people.id is null)`
