-- Itineraries: places in an order, each with its day.

create table itineraries (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Grows with every change: who saves over a version says which one.
  version integer not null default 1,
  -- What tells two itineraries of one owner apart from two spellings of one.
  name_key text not null generated always as (regexp_replace(folded(name), '\s+', ' ', 'g')) stored
);
create unique index itineraries_name on itineraries (owner_id, name_key);
-- Ids grow with time: newest first.
create index itineraries_newest on itineraries (owner_id, id desc);

create table itinerary_items (
  id uuid not null unique,
  itinerary_id uuid not null references itineraries on delete cascade,
  place_id uuid not null references places on delete cascade,
  position smallint not null check (position between 0 and 199),
  day date not null,
  -- A place once.
  primary key (itinerary_id, place_id),
  -- Checked at the end: a new order passes through others that hold a position twice.
  unique (itinerary_id, position) deferrable initially deferred
);
create index itinerary_items_place on itinerary_items (place_id);
