-- Which pages show which trip right now. It is worth nothing a minute later: a crash may empty it, and nothing refers to it.
create unlogged table itinerary_presence (
  -- Made by the page.
  page_id uuid primary key,
  itinerary_id uuid not null,
  user_id uuid not null,
  stop_id uuid,
  seen_at timestamptz not null default clock_timestamp()
);
create index itinerary_presence_itinerary on itinerary_presence (itinerary_id);
create index itinerary_presence_seen on itinerary_presence (seen_at);
create index itinerary_presence_user on itinerary_presence (user_id);
