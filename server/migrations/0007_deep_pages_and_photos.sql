-- What lists need to know without walking all reviews: a place's best-liked photo, and where a deep page of reviews begins.

-- The photos of a place's reviews, in the order in which they may stand for it.
create table place_photos (
  media_id uuid primary key references review_media on delete cascade,
  review_id uuid not null,
  place_id uuid not null references places on delete cascade,
  position smallint not null,
  -- As of its review.
  created_at timestamptz not null,
  like_count integer not null
);
create index place_photos_best on place_photos (place_id, like_count desc, created_at desc, position);
create index place_photos_review on place_photos (review_id);

create function follow_photo() returns trigger language plpgsql as $$
begin
  insert into place_photos (media_id, review_id, place_id, position, created_at, like_count)
    select new.id, id, place_id, new.position, created_at, like_count from reviews where id = new.review_id;
  return null;
end $$;
create trigger review_media_photo after insert on review_media
  for each row when (new.mime_type like 'image/%') execute function follow_photo();

-- The review is locked by its update, so that the counts come here in their order.
create function follow_likes() returns trigger language plpgsql as $$
begin
  update place_photos set like_count = new.like_count where review_id = new.id;
  return null;
end $$;
create trigger reviews_liked after update of like_count on reviews
  for each row when (old.like_count is distinct from new.like_count) execute function follow_likes();

-- How many reviews each day (UTC) has. Up to sixteen rows a day, so that those who write at the same time rarely wait for each other;
-- their sum counts, and one alone may be negative.
create table review_days (
  day date not null,
  part smallint not null,
  total integer not null,
  primary key (day, part)
);

create function count_review_days() returns trigger language plpgsql as $$
begin
  insert into review_days (day, part, total)
    select (created_at at time zone 'utc')::date, pg_backend_pid() % 16,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by 1 order by 1
    on conflict (day, part) do update set total = review_days.total + excluded.total;
  return null;
end $$;
create trigger reviews_day_added after insert on reviews referencing new table as changed
  for each statement execute function count_review_days();
create trigger reviews_day_removed after delete on reviews referencing old table as changed
  for each statement execute function count_review_days();

-- Creating the triggers made writers wait until this commits: what is counted here is all there is.
insert into review_days (day, part, total)
  select (created_at at time zone 'utc')::date, 0, count(*) from reviews group by 1;
insert into place_photos (media_id, review_id, place_id, position, created_at, like_count)
  select review_media.id, reviews.id, reviews.place_id, review_media.position, reviews.created_at, reviews.like_count
  from review_media join reviews on reviews.id = review_media.review_id
  where review_media.mime_type like 'image/%';
