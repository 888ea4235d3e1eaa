import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import './tables.ts'

// Positions are 1, 2, 3 … without gaps, so the last one is the number of messages.
const LAST = sql`coalesce((select max(position) from direct_messages where conversation_id = conversations.id), 0)`
const WAITING = sql`(select count(*) from direct_messages as message
  where message.conversation_id = side.conversation_id
    and message.position > side.read_position and message.sender_id <> side.user_id)`

const miscounted = async (database: Database) => {
  const { rows } = await sql<{ id: string; kept: number; actual: number }>`
    select id, message_count as kept, ${LAST} as actual from conversations
    where message_count <> ${LAST} order by id`.execute(database)
  return rows
}

const missummed = async (database: Database) => {
  const { rows } = await sql<{ id: string; userId: string; kept: string; actual: string }>`
    select conversation_id as id, user_id as "userId",
      unread_count || ' sin leer de ' || last_position as kept, waiting || ' de ' || message_count as actual
    from (
      select side.*, ${WAITING} as waiting, ${LAST} as message_count
      from conversation_sides as side join conversations on conversations.id = side.conversation_id
    ) as counted
    where (unread_count, last_position) <> (waiting, message_count) order by 1, 2`.execute(database)
  return rows
}

/** Whoever writes to a conversation locks its row first, and its sides then; whoever reads locks one side only. */
const lock = (tx: Tx, id: string) =>
  sql`select from conversations where id = ${id} for no key update`.execute(tx)

/** Compares the number of messages of each conversation, and of unread ones of each of its sides, with the messages. */
export const messagesChecks = ({ database }: Pick<Services, 'database'>): Check[] => [
  {
    title: 'Mensajes de cada conversación',
    find: async () =>
      (await miscounted(database)).map(
        ({ id, kept, actual }) => `la conversación ${id} dice ${kept}, y son ${actual}`,
      ),
    mend: async () => {
      for (const { id } of await miscounted(database))
        await database.transaction().execute(async (tx) => {
          await lock(tx, id)
          await sql`update conversations set message_count = ${LAST} where id = ${id}`.execute(tx)
        })
    },
  },
  {
    title: 'Mensajes sin leer de cada persona',
    find: async () =>
      (await missummed(database)).map(
        ({ id, userId, kept, actual }) => `la conversación ${id} dice a ${userId} ${kept}, y son ${actual}`,
      ),
    mend: async () => {
      for (const { id, userId } of await missummed(database))
        await database.transaction().execute(async (tx) => {
          await lock(tx, id)
          await sql`select from conversation_sides where user_id = ${userId} and conversation_id = ${id} for update`.execute(
            tx,
          )
          await sql`update conversation_sides as side set unread_count = ${WAITING}, last_position = ${LAST}
            from conversations where conversations.id = ${id}
              and side.conversation_id = conversations.id and side.user_id = ${userId}`.execute(tx)
        })
    },
  },
]
