/** Messages per conversation on average. Some have hundreds, most only a few. */
const EACH = 20

/** Generates conversations between the `numbered_users` from the given words, with the counters that triggers maintain. */
export const messageStatements = (counts: { users: number; messages: number }, words: string): string[] => [
  `insert into conversations (id, first_user_id, second_user_id, message_count)
    select uuidv7(), least(one.id, other.id), greatest(one.id, other.id), ${EACH}
    from (select 1 + floor(${counts.users} * random() ^ 3)::int as a, 1 + floor(${counts.users} * random())::int as b
      from generate_series(1, ${counts.messages / EACH})) as pairs
    join numbered_users as one on one.n = a join numbered_users as other on other.n = b
    where a <> b on conflict do nothing`,
  `insert into direct_messages (conversation_id, position, id, sender_id, content, created_at)
    select id, n, uuidv7(), case when random() < 0.5 then first_user_id else second_user_id end,
      left('${words}', 10 + floor(random() * 90)::int), now() - random() * interval '1 day' - (${EACH} - n) * interval '3 days'
    from conversations, generate_series(1, message_count) as n`,
  `insert into conversation_sides
      (user_id, other_id, conversation_id, last_position, last_at, unread_count, read_position)
    select user_id, other_id, conversations.id, message_count, created_at, (sender_id <> user_id)::int, message_count - 1
    from conversations
    join direct_messages on conversation_id = conversations.id and position = message_count
    cross join lateral (values (first_user_id, second_user_id), (second_user_id, first_user_id))
      as pair (user_id, other_id)`,
]
