-- Reviews with their media and reactions.

create table reviews (
  id uuid primary key,
  place_id uuid not null references places on delete cascade,
  user_id uuid references users on delete set null,
  rating smallint not null check (rating between 1 and 5),
  content text not null check (length(content) between 10 and 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Kept by a trigger on reactions.
  like_count integer not null default 0,
  dislike_count integer not null default 0
);
create index reviews_of_place on reviews (place_id, created_at desc, id desc);
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_of_user on reviews (user_id, created_at desc);

create table review_media (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  position smallint not null check (position between 0 and 9),
  filename text not null,
  original_filename text not null,
  mime_type text not null,
  bytes bigint not null,
  sha256 text not null,
  width integer,
  height integer,
  duration_ms integer,
  placeholder text,
  -- Where the bytes are: the file itself, and narrower pictures of it [{key, width, height, bytes, sha256}]; of a video
  -- these are its still frame, whose largest has the key poster_key.
  storage_key text not null,
  variants jsonb not null default '[]',
  poster_key text,
  created_at timestamptz not null default now(),
  unique (review_id, position)
);

create table reactions (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index reactions_of_user on reactions (user_id);

-- A place's sums follow its reviews, whatever writes them. One update a review, so that concurrent reviews add up.
create function add_rating(place uuid, stars smallint, change integer) returns void language sql as $$
  update places set
    rating_sum = rating_sum + stars * change,
    review_count = review_count + change,
    rating_counts[stars] = rating_counts[stars] + change
  where id = place
$$;
create function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_rating(old.place_id, old.rating, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_rating(new.place_id, new.rating, 1);
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete or update of rating, place_id on reviews
  for each row execute function follow_review();

create function follow_reaction() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update reviews set
      like_count = like_count - (old.type = 'like')::int,
      dislike_count = dislike_count - (old.type = 'dislike')::int
    where id = old.review_id;
  end if;
  if tg_op <> 'DELETE' then
    update reviews set
      like_count = like_count + (new.type = 'like')::int,
      dislike_count = dislike_count + (new.type = 'dislike')::int
    where id = new.review_id;
  end if;
  return null;
end $$;
create trigger reactions_counted after insert or delete or update of type on reactions
  for each row execute function follow_reaction();
