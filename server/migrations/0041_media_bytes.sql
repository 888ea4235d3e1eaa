-- What is stored, by whom and in all, so that uploads end where the quotas do. In a migration of its own: only who writes files
-- waits for the sum of them, and no reader for the columns before.

-- Of the file and its narrower pictures.
create function bytes_of_media(bytes bigint, variants jsonb) returns bigint language sql immutable as $$
  select bytes + coalesce((select sum((variant ->> 'bytes')::bigint) from jsonb_array_elements(variants) variant), 0)::bigint
$$;
create function weigh_media() returns trigger language plpgsql as $$
begin
  new.stored_bytes := bytes_of_media(new.bytes, new.variants);
  return new;
end $$;
create trigger media_weighed before insert on media for each row execute function weigh_media();

-- The sum of all files, in parts, so that two who remove files need not wait for each other.
create table media_bytes (part integer primary key, total bigint not null);
create function count_media_bytes() returns trigger language plpgsql as $$
begin
  insert into media_bytes (part, total)
    select pg_backend_pid() % 16,
      sum(coalesce(stored_bytes, bytes_of_media(bytes, variants))) * case tg_op when 'INSERT' then 1 else -1 end
    from changed having count(*) > 0
    on conflict (part) do update set total = media_bytes.total + excluded.total;
  return null;
end $$;
create trigger media_added after insert on media
  referencing new table as changed for each statement execute function count_media_bytes();
create trigger media_removed after delete on media
  referencing old table as changed for each statement execute function count_media_bytes();
insert into media_bytes (part, total)
  select -1, coalesce(sum(bytes_of_media(bytes, variants)), 0) from media;

create index media_of_user on media (user_id) include (stored_bytes) where user_id is not null;
