-- Photos, videos and documents belong to an owner of any kind, no longer to a review alone. No row is written anew: a review's
-- id becomes the owner's, and the kind of every owner that is there is a default of the catalogue.

-- Both tables at once, each waited for shorter than PostgreSQL looks for deadlocks (1 s): readers meet them in either order, and
-- whoever is served by the version before must not be the one that is ended.
do $$
begin
  set local lock_timeout = '200ms';
  for attempt in 1..50 loop
    begin
      lock table reviews in access exclusive mode;
      lock table review_media in access exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 50 then raise; end if;
      perform pg_sleep(0.1);
    end;
  end loop;
  set local lock_timeout = '5s';
end $$;

alter table review_media rename to media;
alter table media rename column review_id to owner_id;
alter table media add column owner_type text not null default 'review';
alter table media alter column owner_type drop default;
alter table media drop constraint review_media_review_id_fkey;
-- How many files an owner may have is a rule of its domain.
alter table media drop constraint review_media_position_check;
alter index review_media_pkey rename to media_pkey;
alter index review_media_review_id_position_key rename to media_owner_id_position_key;

-- Takes the place of the foreign key; every table whose rows own files gets such a trigger. The files themselves are removed
-- by whoever removes the owner, or by the sweep.
create function remove_media_of() returns trigger language plpgsql as $$
begin
  delete from media where owner_id = old.id and owner_type = tg_argv[0];
  return null;
end $$;
create trigger reviews_media after delete on reviews for each row execute function remove_media_of('review');

-- The photos of a place are those of its reviews.
create or replace function follow_photo() returns trigger language plpgsql as $$
begin
  insert into place_photos (media_id, review_id, place_id, position, created_at, like_count)
    select new.id, id, place_id, new.position, created_at, like_count from reviews where id = new.owner_id;
  return null;
end $$;
drop trigger review_media_photo on media;
create trigger media_photo after insert on media
  for each row when (new.owner_type = 'review' and new.mime_type like 'image/%') execute function follow_photo();

-- Read and written by the version before, which serves until this one is ready; a later migration drops it.
create view review_media as
  select id, owner_id as review_id, position, filename, original_filename, mime_type, bytes, sha256, width, height,
    duration_ms, placeholder, storage_key, variants, poster_key, created_at, owner_type
  from media where owner_type = 'review';
alter view review_media alter column owner_type set default 'review';
