-- What the assistant has read: descriptions and reviews, sentence by sentence, and where each place lies.

-- Published by places and reviews: what others may read of them.
create view place_texts as
  select id, name, city, description, latitude, longitude, created_at, average_rating, review_count,
    -- A few reviews say little: each place is given three average ones before it is compared.
    (rating_sum + 3 * 3.5) / (review_count + 3)::float8 as merit
  from places;
create view review_texts as
  select id, place_id, rating, content, created_at from reviews;

create table assistant_places (
  place_id uuid primary key references places on delete cascade,
  country text,
  region text,
  city text,
  -- What kinds of place it is by its name, and by its description.
  kinds text[] not null,
  told_kinds text[] not null,
  location point not null
);
create index assistant_places_country on assistant_places (country, region);
create index assistant_places_kinds on assistant_places using gin (kinds);
create index assistant_places_told_kinds on assistant_places using gin (told_kinds);
create index assistant_places_location on assistant_places using gist (location);

create table assistant_sentences (
  id bigint generated always as identity primary key,
  place_id uuid not null references places on delete cascade,
  -- Null for a sentence of the description.
  review_id uuid references reviews on delete cascade,
  position smallint not null,
  sentence text not null,
  rating smallint,
  said_at timestamptz not null,
  -- 'comida' for what it speaks of; 'comida+' and 'comida-' where it speaks for or against it.
  aspects text[] not null,
  stems tsvector not null generated always as (to_tsvector('spanish', folded(sentence))) stored
);
create index assistant_sentences_of_place on assistant_sentences (place_id);
create index assistant_sentences_of_review on assistant_sentences (review_id);
create index assistant_sentences_aspects on assistant_sentences using gin (aspects);
create index assistant_sentences_stems on assistant_sentences using gin (stems);

-- Texts that came or changed and are not read yet, in the order of their deeds. One of the two is set.
create table assistant_unread (
  id bigint generated always as identity primary key,
  place_id uuid,
  review_id uuid
);
-- With which vocabulary everything was read; one row.
create table assistant_vocabulary (fingerprint text not null);

create function mark_place_unread() returns trigger language plpgsql as $$
begin
  insert into assistant_unread (place_id) values (new.id);
  return null;
end $$;
create trigger places_unread
  after insert or update of name, city, description, latitude, longitude on places
  for each row execute function mark_place_unread();

create function mark_review_unread() returns trigger language plpgsql as $$
begin
  insert into assistant_unread (review_id) values (new.id);
  return null;
end $$;
create trigger reviews_unread after insert or update of content, rating, created_at on reviews
  for each row execute function mark_review_unread();
