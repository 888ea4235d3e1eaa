-- What people suggest to correct about places, and that a place has closed for good.
alter table all_places
  add column if not exists closed_at timestamptz,
  add column if not exists corrected_at timestamptz;
-- The assistant looks for names that are new.
create index if not exists places_corrected_newest on all_places (corrected_at) where corrected_at is not null;
create or replace view places as
  select ctid, id, name, address, city, description, image, latitude, longitude, created_by, created_at,
    rating_sum, review_count, rating_counts, average_rating, name_key, search, city_key, location, description_locked_at,
    kind, kind_from, closed_at, corrected_at
  from all_places where hidden_at is null;
-- The assistant reads of no place where nobody can go any more.
create or replace view place_texts as
  select id, name, city, description, latitude, longitude, created_at, average_rating, review_count,
    -- A few reviews say little: each place is given three average ones before it is compared.
    (rating_sum + 3 * 3.5) / (review_count + 3)::float8 as merit,
    kind, address, corrected_at
  from places where closed_at is null;

-- What was counted of a search no longer holds, and the assistant reads the place anew: as after a change of its kind.
create or replace trigger places_corrected after update of name, city, latitude, longitude, closed_at on all_places
  for each row when (
    (old.name, old.city, old.latitude, old.longitude, old.closed_at)
      is distinct from (new.name, new.city, new.latitude, new.longitude, new.closed_at)
  ) execute function follow_kind();

create table if not exists place_corrections (
  id uuid primary key,
  place_id uuid not null references all_places on delete cascade,
  author_id uuid not null references users on delete cascade,
  about text not null check (about in ('name', 'position', 'city', 'closed')),
  -- What the place said when it was suggested, and what it should say.
  before jsonb not null,
  suggested jsonb not null,
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'outdated')),
  reason text check (length(reason) <= 500),
  decider_id uuid references users on delete set null,
  check ((decided_at is null) = (outcome is null))
);
-- One suggestion of a person about the same waits at a time.
create unique index if not exists place_corrections_once on place_corrections (place_id, about, author_id)
  where decided_at is null;
create index if not exists place_corrections_open on place_corrections (created_at, id) where decided_at is null;
create index if not exists place_corrections_of_author on place_corrections (author_id, created_at desc);
create index if not exists place_corrections_of_decider on place_corrections (decider_id) where decider_id is not null;
