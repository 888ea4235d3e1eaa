-- What a trip holds beside its places and dates, and the log of operations that made it so.

-- The plan as the operations up to last_number left it. itinerary_items keeps the dated places of it, in their order: lists and
-- whatever removes a place work on those, and so does a process of the version before. Where the two differ, the items are
-- right, and who changes the trip next brings the plan in line with them.
create table itinerary_plans (
  itinerary_id uuid primary key references itineraries on delete cascade,
  plan jsonb not null,
  last_number integer not null
);

create table itinerary_operations (
  itinerary_id uuid not null references itineraries on delete cascade,
  -- From 1, without gaps: given under the lock of the itinerary.
  number integer not null check (number > 0),
  -- Made by the client: what is sent twice is done once.
  id uuid not null,
  -- Whoever did it; the id stays when their account goes, and names nobody then. No foreign key: it would lock the account, which
  -- is locked before itineraries when it is removed.
  user_id uuid,
  at timestamptz not null default clock_timestamp(),
  operation jsonb not null,
  undo jsonb not null,
  -- The place that it concerns, for people who read the history.
  place_id uuid,
  primary key (itinerary_id, number),
  unique (itinerary_id, id)
);
