-- Places, their descriptions and who marked them as favourites.
create extension if not exists pg_trgm;

create table places (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  address text not null check (length(address) <= 300),
  city text check (length(city) <= 120),
  description text check (length(description) between 30 and 1000),
  image text check (length(image) <= 2048),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),

  -- Kept by triggers on reviews: exact after any concurrent writes.
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  -- How many reviews gave 1, 2, 3, 4 and 5 stars.
  rating_counts integer[] not null default '{0,0,0,0,0}',
  average_rating numeric(2, 1) not null generated always as (
    case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 1) end
  ) stored,

  -- What tells two places of one name apart from two spellings of one place.
  name_key text not null generated always as (regexp_replace(folded(name), '\s+', ' ', 'g')) stored,
  search text not null generated always as (folded(name || ' ' || address || ' ' || coalesce(city, ''))) stored,
  city_key text generated always as (folded(city)) stored,
  location point not null generated always as (point(longitude, latitude)) stored
);
create index places_recent on places (created_at desc, id desc);
create index places_best on places (average_rating desc, review_count desc, id desc);
create index places_most_reviewed on places (review_count desc, id desc);
create index places_name_key on places (name_key);
create index places_city_key on places (city_key);
create index places_search on places using gin (search gin_trgm_ops);
create index places_location on places using gist (location);
create index places_created_by on places (created_by);

-- Every version of a description, with who wrote it.
create table place_descriptions (
  id uuid primary key,
  place_id uuid not null references places on delete cascade,
  author_id uuid references users on delete set null,
  description text not null,
  created_at timestamptz not null default now()
);
create index place_descriptions_place on place_descriptions (place_id, id desc);
create index place_descriptions_author on place_descriptions (author_id);

create table favourites (
  user_id uuid not null references users on delete cascade,
  place_id uuid not null references places on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, place_id)
);
create index favourites_newest on favourites (user_id, created_at desc);
create index favourites_place on favourites (place_id);

-- How many rows a list has, so that nobody has to count them.
create table counters (
  name text primary key,
  total bigint not null default 0
);
insert into counters (name) values ('places');

create function count_places() returns trigger language plpgsql as $$
begin
  update counters
    set total = total + case tg_op when 'INSERT' then 1 else -1 end * (select count(*) from changed)
    where name = 'places';
  return null;
end $$;
create trigger places_added after insert on places referencing new table as changed
  for each statement execute function count_places();
create trigger places_removed after delete on places referencing old table as changed
  for each statement execute function count_places();
