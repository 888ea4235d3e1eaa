interface Counts {
  users: number
  places: number
  reviews: number
}

const STOPS = 8
const OPERATIONS = 10
const SNAPSHOT = `jsonb_build_object('title', 'Reseña', 'text', 'Texto', 'address', null, 'media', '[]'::jsonb, 'messages', '[]'::jsonb)`

const OPERATION = `jsonb_build_object('kind', 'set-trip', 'fields', jsonb_build_object('name', name))`

/** A random user's number; the larger the exponent, the fewer do much. */
const someone = (users: number, exponent: number) => `1 + floor(${users} * random() ^ ${exponent})::int`

/**
 * Generates what people do beside reviews and messages, by the `numbered_users` and `numbered_places`, with the sums that triggers
 * maintain: points, notifications, favourites, trips with their logs, groups and reports.
 */
export const activityStatements = ({ users, places, reviews }: Counts): string[] => [
  `insert into points_ledger (user_id, action, subject, points, deed, created_at)
    select user_id, 'review_created', id, 10, id, created_at from reviews`,
  `update user_stats set points = total
    from (select user_id, sum(points) as total from points_ledger group by user_id) as sums where user_stats.user_id = sums.user_id`,
  // Half are about one of the same few reviews, which are told of together.
  `insert into notifications (id, user_id, kind, subject, actor_id, shown_at, read_at)
    select uuidv7(), user_id, 'reaction', id, actor, at, case when at < now() - interval '3 days' then at end
    from (
      select liked.user_id, liked.id, numbered_users.id as actor, now() - random() * interval '80 days' as at
      from (
        select *, ${someone(users, 1)} as voter
        from (select reviews.*, row_number() over (partition by user_id order by id) as n from reviews) as numbered
          cross join lateral generate_series(1, case when n <= 5 then 6 else 1 end) as times
      ) as liked join numbered_users on numbered_users.n = voter and numbered_users.id <> liked.user_id
    ) as made on conflict do nothing`,
  // A notification of a like is shown while the like exists.
  `insert into reactions (review_id, user_id, type)
    select subject::uuid, actor_id, 'like' from notifications on conflict do nothing`,
  `update reviews set like_count = likes
    from (select review_id, count(*) as likes from reactions group by review_id) as sums
    where reviews.id = review_id and like_count <> likes`,
  `update place_photos set like_count = reviews.like_count from reviews
    where reviews.id = review_id and place_photos.like_count <> reviews.like_count`,
  `insert into favourites (user_id, place_id, created_at)
    select numbered_users.id, numbered_places.id, now() - random() * interval '1 year'
    from (select ${someone(users, 3)} as a, ${someone(places, 2)} as b from generate_series(1, ${reviews / 5})) as pairs
    join numbered_users on numbered_users.n = a join numbered_places on numbered_places.n = b on conflict do nothing`,
  `insert into itineraries (id, owner_id, name)
    select uuidv7(), numbered_users.id, 'Viaje ' || made.n
    from (select n, ${someone(users, 3)} as a from generate_series(1, ${users}) as n) as made
    join numbered_users on numbered_users.n = a`,
  `insert into itinerary_items (id, itinerary_id, place_id, position, day)
    select uuidv7(), itinerary_id, place_id, row_number() over (partition by itinerary_id) - 1, date '2027-01-01'
    from (
      select distinct itineraries.id as itinerary_id, numbered_places.id as place_id
      from (select id, ${someone(places, 2)} as place from itineraries, generate_series(1, ${STOPS})) as itineraries
      join numbered_places on numbered_places.n = place
    ) as chosen`,
  `insert into itinerary_operations (itinerary_id, number, id, user_id, at, operation, undo)
    select id, n, uuidv7(), owner_id, now() - n * interval '1 hour',
      ${OPERATION}, jsonb_build_array(${OPERATION})
    from itineraries, generate_series(1, ${OPERATIONS}) as n`,
  `insert into groups (id, name, admin_id)
    select uuidv7(), 'Grupo ' || made.n, numbered_users.id
    from (select n, ${someone(users, 2)} as a from generate_series(1, ${Math.ceil(users / 10)}) as n) as made
    join numbered_users on numbered_users.n = a`,
  `insert into group_members (group_id, user_id)
    select groups.id, numbered_users.id
    from (select id, admin_id, ${someone(users, 2)} as a from groups, generate_series(1, 10)) as groups
    join numbered_users on numbered_users.n = a and numbered_users.id <> admin_id on conflict do nothing`,
  `insert into itinerary_shares (itinerary_id, group_id)
    select itineraries.id, groups.id from itineraries join groups on groups.admin_id = owner_id where random() < 0.1
    on conflict do nothing`,
  `insert into reports (id, subject_type, subject_id, author_id, reason, weight, snapshot, created_at, decided_at)
    select uuidv7(), 'review', id, user_id, 'spam', 1, ${SNAPSHOT}, at, case when random() < 0.99 then at + interval '1 hour' end
    from (select id, user_id, now() - random() * interval '1 year' as at from reviews where random() < 0.02) as reported`,
]

/** Tables whose triggers are off while they are filled. */
export const ACTIVITY = [
  'points_ledger',
  'notifications',
  'favourites',
  'itineraries',
  'itinerary_items',
  'itinerary_operations',
  'groups',
  'group_members',
  'itinerary_shares',
  'reports',
]
