-- What moderation hides stays where it is, with everything that belongs to it, and leaves what others read.

-- Places and reviews are read in many ways by many domains. The tables take another name, and under the old one stands what is
-- not hidden: whatever reads and writes `places` and `reviews` goes on, and cannot come upon hidden rows. Renaming touches the
-- catalogue only. A migration that adds a column adds it to the table, then to the end of the view (`create or replace`).
alter table places rename to all_places;
alter table all_places add column hidden_at timestamptz;
-- Nobody but moderators changes the description meanwhile.
alter table all_places add column description_locked_at timestamptz;
create view places as
  select ctid, id, name, address, city, description, image, latitude, longitude, created_by, created_at,
    rating_sum, review_count, rating_counts, average_rating, name_key, search, city_key, location, description_locked_at
  from all_places where hidden_at is null;

alter table reviews rename to all_reviews;
alter table all_reviews add column hidden_at timestamptz;
-- Its place is hidden, and it with its place.
alter table all_reviews add column place_hidden_at timestamptz;
create view reviews as
  select id, place_id, user_id, rating, content, created_at, edited_at, like_count, dislike_count
  from all_reviews where hidden_at is null and place_hidden_at is null;

-- Lists take their ids from an index alone: it has to know what is hidden.
create index places_recent_shown on all_places (created_at desc, id desc) where hidden_at is null;
create index places_best_shown on all_places (average_rating desc, review_count desc, id desc) where hidden_at is null;
create index places_most_reviewed_shown on all_places (review_count desc, id desc) where hidden_at is null;
drop index places_recent;
drop index places_best;
drop index places_most_reviewed;

create or replace view place_texts as
  select id, name, city, description, latitude, longitude, created_at, average_rating, review_count,
    -- A few reviews say little: each place is given three average ones before it is compared.
    (rating_sum + 3 * 3.5) / (review_count + 3)::float8 as merit
  from places;
create or replace view review_texts as
  select id, place_id, rating, content, created_at from reviews;

-- Files are looked after whether hidden or not, so their table keeps its name; this is what may be shown of it.
alter table media add column hidden_at timestamptz;
create view shown_media as
  select id, owner_type, owner_id, position, filename, original_filename, mime_type, bytes, sha256, width, height,
    duration_ms, placeholder, storage_key, variants, poster_key, created_at
  from media
  where hidden_at is null and (owner_type <> 'review' or exists (select from reviews where reviews.id = owner_id));

alter table place_descriptions add column hidden_at timestamptz;
alter table itineraries add column hidden_at timestamptz;
alter table groups add column hidden_at timestamptz;
create or replace view group_people as
  select id as group_id, admin_id as user_id from groups where hidden_at is null
  union all
  select group_members.group_id, group_members.user_id
  from group_members join groups on groups.id = group_members.group_id where groups.hidden_at is null;

-- A message keeps its place in the conversation; what it said is put aside.
alter table direct_messages add column hidden_content text;
-- An answer of the assistant that quoted what was hidden since: what it said, and because of what it is put aside.
alter table chat_messages add column withheld jsonb, add column withheld_for uuid[];

-- Sums, counts and what the assistant read follow the rows that are not hidden.

create or replace function add_rating(place uuid, stars smallint, change integer) returns void language sql as $$
  update all_places set
    rating_sum = rating_sum + stars * change,
    review_count = review_count + change,
    rating_counts[stars] = rating_counts[stars] + change
  where id = place
$$;
create or replace function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    perform add_rating(old.place_id, old.rating, -1);
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    perform add_rating(new.place_id, new.rating, 1);
  end if;
  -- The place is locked now: it was hidden before, or will see this review when it is.
  if tg_op = 'INSERT' then
    update all_reviews set place_hidden_at = all_places.hidden_at from all_places
      where all_reviews.id = new.id and all_places.id = new.place_id and all_places.hidden_at is not null;
  end if;
  return null;
end $$;
drop trigger reviews_counted on all_reviews;
create trigger reviews_counted after insert or delete or update of rating, place_id, hidden_at on all_reviews
  for each row execute function follow_review();

create or replace function follow_reaction() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update all_reviews set
      like_count = like_count - (old.type = 'like')::int,
      dislike_count = dislike_count - (old.type = 'dislike')::int
    where id = old.review_id;
  end if;
  if tg_op <> 'DELETE' then
    update all_reviews set
      like_count = like_count + (new.type = 'like')::int,
      dislike_count = dislike_count + (new.type = 'dislike')::int
    where id = new.review_id;
  end if;
  return null;
end $$;

create or replace function count_places() returns trigger language plpgsql as $$
begin
  update counters
    set total = total + case tg_op when 'INSERT' then 1 else -1 end
      * (select count(*) from changed where hidden_at is null)
    where name = 'places';
  return null;
end $$;

create or replace function count_review_days() returns trigger language plpgsql as $$
begin
  insert into review_days (day, part, total)
    select (created_at at time zone 'utc')::date, pg_backend_pid() % 16,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where hidden_at is null and place_hidden_at is null group by 1 order by 1
    on conflict (day, part) do update set total = review_days.total + excluded.total;
  return null;
end $$;

-- The photos of a review that may stand for its place.
create function put_photos(review uuid) returns void language sql as $$
  delete from place_photos where review_id = review;
  insert into place_photos (media_id, review_id, place_id, position, created_at, like_count)
    select shown_media.id, reviews.id, reviews.place_id, shown_media.position, reviews.created_at, reviews.like_count
    from shown_media join reviews on reviews.id = shown_media.owner_id
    where shown_media.owner_id = review and shown_media.owner_type = 'review' and shown_media.mime_type like 'image/%'
$$;

create function follow_hidden_place() returns trigger language plpgsql as $$
begin
  update counters set total = total + case when new.hidden_at is null then 1 else -1 end where name = 'places';
  update all_reviews set place_hidden_at = new.hidden_at where place_id = new.id;
  delete from assistant_places where place_id = new.id;
  delete from assistant_sentences where place_id = new.id and review_id is null;
  insert into assistant_unread (place_id) values (new.id);
  return null;
end $$;
create trigger places_hidden after update of hidden_at on all_places
  for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function follow_hidden_place();

create function follow_hidden_review() returns trigger language plpgsql as $$
begin
  insert into review_days (day, part, total)
    values ((new.created_at at time zone 'utc')::date, pg_backend_pid() % 16,
      case when new.hidden_at is null and new.place_hidden_at is null then 1 else -1 end)
    on conflict (day, part) do update set total = review_days.total + excluded.total;
  perform put_photos(new.id);
  delete from assistant_sentences where review_id = new.id;
  insert into assistant_unread (review_id) values (new.id);
  return null;
end $$;
create trigger reviews_hidden after update of hidden_at, place_hidden_at on all_reviews
  for each row when ((old.hidden_at is null and old.place_hidden_at is null)
    <> (new.hidden_at is null and new.place_hidden_at is null))
  execute function follow_hidden_review();

create function follow_hidden_media() returns trigger language plpgsql as $$
begin
  perform put_photos(new.owner_id);
  return null;
end $$;
create trigger media_hidden after update of hidden_at on media
  for each row when (new.owner_type = 'review' and (old.hidden_at is null) <> (new.hidden_at is null))
  execute function follow_hidden_media();
