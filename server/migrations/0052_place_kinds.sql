-- What kind of place each is: said by a person, or guessed. A job guesses for places from before; nothing is rewritten here.
alter table all_places
  add column if not exists kind text check (length(kind) <= 40),
  -- Null until somebody or something has looked.
  add column if not exists kind_from text check (kind_from in ('guess', 'person'));
create or replace view places as
  select ctid, id, name, address, city, description, image, latitude, longitude, created_by, created_at,
    rating_sum, review_count, rating_counts, average_rating, name_key, search, city_key, location, description_locked_at,
    kind, kind_from
  from all_places where hidden_at is null;
create or replace view place_texts as
  select id, name, city, description, latitude, longitude, created_at, average_rating, review_count,
    -- A few reviews say little: each place is given three average ones before it is compared.
    (rating_sum + 3 * 3.5) / (review_count + 3)::float8 as merit,
    kind
  from places;

-- What the job has before it.
create index if not exists places_kind_unknown on all_places (id) where kind_from is null;
-- The lists of one kind, in each of their orders.
create index if not exists places_kind_recent on all_places (kind, created_at desc, id desc)
  where kind is not null and hidden_at is null;
create index if not exists places_kind_best on all_places (kind, average_rating desc, review_count desc, id desc)
  where kind is not null and hidden_at is null;
create index if not exists places_kind_most_reviewed on all_places (kind, review_count desc, id desc)
  where kind is not null and hidden_at is null;

-- What was counted of a kind no longer holds: counts are kept as long as this row is the same.
create or replace function follow_kind() returns trigger language plpgsql as $$
begin
  update counters set total = total where name = 'places';
  insert into assistant_unread (place_id) values (new.id);
  return null;
end $$;
create or replace trigger places_kind_changed after update of kind on all_places
  for each row when (old.kind is distinct from new.kind) execute function follow_kind();
