-- The files that a report shows stay for moderators when their owner removes or replaces them.
create table if not exists reported_files (
  media_id uuid not null references media on delete cascade,
  report_id uuid not null references reports on delete cascade,
  primary key (media_id, report_id)
);
create index if not exists reported_files_report on reported_files (report_id);

-- Instead of being deleted, a reported file gets the owner `report`, which nobody but moderators may see. A later deletion of such
-- a row takes place.
create or replace function keep_reported_file() returns trigger language plpgsql as $$
begin
  if old.owner_type = 'report' or not exists (select from reported_files where media_id = old.id) then
    return old;
  end if;
  delete from place_photos where media_id = old.id;
  update media set owner_type = 'report', owner_id = old.id where id = old.id;
  return null;
end $$;
create or replace trigger media_reported before delete on media
  for each row execute function keep_reported_file();

create index if not exists media_of_reports on media (id) where owner_type = 'report';
