-- Single people whom a trip is shared with, and links to it.

create table itinerary_people (
  itinerary_id uuid not null references itineraries on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('edit', 'view')),
  since timestamptz not null default clock_timestamp(),
  primary key (itinerary_id, user_id)
);
create index itinerary_people_user on itinerary_people (user_id);

create table itinerary_links (
  id uuid primary key,
  itinerary_id uuid not null references itineraries on delete cascade,
  kind text not null check (kind in ('public', 'calendar', 'invitation')),
  -- SHA-256 of the 256 random bits in the address: who reads the database cannot open a link.
  token_hash bytea not null unique,
  -- What a public page tells beside the places.
  fields text[] not null default '{}',
  -- What an invitation makes of whoever accepts it.
  role text check (role in ('edit', 'view')),
  -- Its last day.
  until date,
  created_at timestamptz not null default clock_timestamp()
);
create index itinerary_links_itinerary on itinerary_links (itinerary_id);
