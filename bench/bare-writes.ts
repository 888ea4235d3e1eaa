import { randomUUIDv7 } from 'node:crypto'
import { type BareWrite, notify } from './bare-transactions.ts'

interface Marked {
  table: string
  column: string
  values: readonly string[]
  people: readonly string[]
}

/** Sets a mark, or takes it off again, as a click does; returns whether it is set. */
const toggler =
  ({ table, column, values, people }: Marked) =>
  async (client: Parameters<BareWrite>[0], turn: number) => {
    const person = people[turn % people.length]
    const value = values[((turn % people.length) * 31 + Math.floor(turn / people.length)) % values.length]
    const { rowCount } = await client.query(`delete from ${table} where user_id = $1 and ${column} = $2`, [
      person,
      value,
    ])
    if (rowCount === 0)
      await client.query(
        table === 'reactions'
          ? `insert into reactions (user_id, review_id, type) values ($1, $2, 'like') on conflict do nothing`
          : `insert into ${table} (user_id, ${column}) values ($1, $2) on conflict do nothing`,
        [person, value],
      )
    return { person, value, isSet: rowCount === 0 }
  }

const NOTIFICATION = `insert into notifications (id, user_id, kind, subject, actor_id, shown_at)
  values ($1, $2, $3, $4, $5, clock_timestamp())
  on conflict (user_id, kind, subject, actor_id, detail) do update set shown_at = excluded.shown_at where false`

export const bareFavourite = (people: readonly string[], placeIds: readonly string[]): BareWrite => {
  const toggle = toggler({ table: 'favourites', column: 'place_id', values: placeIds, people })
  return async (client, turn) => {
    await toggle(client, turn)
  }
}

/** A like with its counter (a trigger), its author's notification, and what processes and pages are told. */
export const bareReaction = (
  people: readonly string[],
  reviews: readonly { id: string; author: string }[],
): BareWrite => {
  const authors = new Map(reviews.map(({ id, author }) => [id, author]))
  const ids = reviews.map(({ id }) => id)
  const toggle = toggler({ table: 'reactions', column: 'review_id', values: ids, people })
  return async (client, turn) => {
    const { person, value = '', isSet } = await toggle(client, turn)
    if (isSet)
      await client.query(NOTIFICATION, [randomUUIDv7(), authors.get(value), 'reaction', value, person])
    await notify(client, `{"tags":["review:${value}","reviews"]}`)
  }
}

/** A message with its conversation and both sides (a trigger), its notification, and what the pages of both are told. */
export const bareMessage =
  (people: readonly string[]): BareWrite =>
  async (client, turn) => {
    const sender = people[turn % people.length]
    const others = people.length - 1
    const receiver = people[(turn + 1 + (Math.floor(turn / people.length) % others)) % people.length]
    const { rows } = await client.query<{ conversation: string }>(
      `with conversation as (
        insert into conversations (id, first_user_id, second_user_id, message_count)
        values ($1, least($3::uuid, $4::uuid), greatest($3::uuid, $4::uuid), 1)
        on conflict (first_user_id, second_user_id) do update set message_count = conversations.message_count + 1
        returning id, message_count
      ), sides as (
        insert into conversation_sides (user_id, other_id, conversation_id)
        select pair.user_id, pair.other_id, conversation.id
        from conversation, (values ($3::uuid, $4::uuid), ($4::uuid, $3::uuid)) as pair (user_id, other_id)
        where message_count = 1
      )
      insert into direct_messages (conversation_id, position, id, sender_id, content)
      select id, message_count, $2, $3, $5 from conversation returning conversation_id as conversation`,
      [randomUUIDv7(), randomUUIDv7(), sender, receiver, `Hola ${turn}`],
    )
    await client.query(NOTIFICATION, [randomUUIDv7(), receiver, 'message', rows[0]?.conversation, sender])
    await notify(client, `{"userIds":["${sender}","${receiver}"],"message":"Hola ${turn}"}`)
  }
