-- What the people of a trip say about its stops.
create table itinerary_comments (
  id uuid primary key,
  itinerary_id uuid not null references itineraries on delete cascade,
  -- In the trip's plan; what was said of a stop that is removed comes back with it.
  stop_id uuid not null,
  -- No foreign key: it would lock the account, which is locked before itineraries when it is removed.
  user_id uuid not null,
  content text not null check (length(content) between 1 and 500),
  created_at timestamptz not null default clock_timestamp(),
  hidden_at timestamptz
);
create index itinerary_comments_itinerary on itinerary_comments (itinerary_id, id);
create index itinerary_comments_user on itinerary_comments (user_id);
