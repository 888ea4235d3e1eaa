import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mailboxKey } from '../../platform/http/mailbox-key.ts'
import './tables.ts'

export interface Account {
  id: string
  email: string
  /** Null until the owner of the mailbox has chosen a password. */
  passwordHash: string | null
  isConfirmed: boolean
}

const accountColumns = [
  'id',
  'email',
  'password_hash as passwordHash',
  sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
] as const

const byEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

export const usersRepository = (database: Database | Tx) => ({
  withEmail: (email: string): Promise<Account | undefined> =>
    database.selectFrom('users').select(accountColumns).where(byEmail(email)).executeTakeFirst(),

  withId: (id: string): Promise<Account | undefined> =>
    database.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst(),

  /** Creates an unconfirmed account; returns null when the address has one, even when two registrations race. */
  add: async (email: string, passwordHash: string): Promise<string | null> => {
    const row = await database
      .insertInto('users')
      .values({
        id: randomUUIDv7(),
        email,
        password_hash: passwordHash,
        confirmed_at: null,
        mailbox: mailboxKey(email),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  },

  /** Returns the account of an address, locked until the transaction ends. */
  lock: (email: string): Promise<Account | undefined> =>
    database.selectFrom('users').select(accountColumns).where(byEmail(email)).forUpdate().executeTakeFirst(),

  lockId: (id: string): Promise<Account | undefined> =>
    database.selectFrom('users').select(accountColumns).where('id', '=', id).forUpdate().executeTakeFirst(),

  /**
   * Returns whether the account still has this password, and keeps it from being changed until the transaction ends. The lock lets
   * rows that refer to the account be added meanwhile.
   */
  holdPassword: async ({ id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>): Promise<boolean> => {
    const row = await database
      .selectFrom('users')
      .select('password_hash as passwordHash')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row !== undefined && row.passwordHash === passwordHash
  },

  setEmail: (id: string, email: string) =>
    database.updateTable('users').set({ email }).where('id', '=', id).execute(),

  /** Deletes an unconfirmed account: nobody has ever signed in with it, so it holds no data. */
  removeUnconfirmed: (email: string) =>
    database.deleteFrom('users').where(byEmail(email)).where('confirmed_at', 'is', null).execute(),

  /**
   * Deletes all but the newest unconfirmed accounts of an address's mailbox, however it is spelled. Locks the mailbox until the
   * transaction ends, so that of several registrations at once each sees those before it.
   */
  keepUnconfirmed: async (email: string, most: number) => {
    const mailbox = mailboxKey(email)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox}`}, 0))`.execute(database)
    await sql`delete from users where id in (
      select id from users where mailbox = ${mailbox} and confirmed_at is null
      order by created_at desc, id desc offset ${most}
    ) and confirmed_at is null`.execute(database)
  },

  /** Deletes accounts that nobody has confirmed within this many days. */
  purgeUnconfirmed: (days: number) =>
    sql`delete from users
      where confirmed_at is null and created_at < now() - make_interval(days => ${days})`.execute(database),

  /** Returns whether the address was unconfirmed before. */
  confirm: async (id: string): Promise<boolean> => {
    const row = await database
      .updateTable('users')
      .set({ confirmed_at: sql`now()`, mailbox: null })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Whether nobody has signed in yet with an account that was confirmed today: then a new device is expected. */
  isFirstSignIn: async (id: string): Promise<boolean> => {
    const row = await database
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('confirmed_at', '>', sql<Date>`now() - interval '1 day'`)
      .where(sql<boolean>`not exists (select from sessions where user_id = users.id)`)
      .where(sql<boolean>`not exists (select from known_devices where user_id = users.id)`)
      .executeTakeFirst()
    return row !== undefined
  },

  setPassword: (id: string, passwordHash: string | null) =>
    database.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute(),

  remove: (id: string) => database.deleteFrom('users').where('id', '=', id).execute(),

  profile: (id: string) =>
    database
      .selectFrom('users')
      .select(['id', 'email', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
})
