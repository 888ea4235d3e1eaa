-- Where an entry went that was united with another: its old address leads on.
create table if not exists merged_places (
  gone_id uuid primary key references all_places on delete cascade,
  kept_id uuid not null references all_places on delete cascade
);
create index if not exists merged_places_kept on merged_places (kept_id);

-- Those that were united before this was kept, as the log of decisions tells.
insert into merged_places (gone_id, kept_id)
  select distinct on (decisions.subject_id) decisions.subject_id, decisions.about_id
  from decisions
    join all_places as gone on gone.id = decisions.subject_id and gone.hidden_at is not null
    join all_places as kept on kept.id = decisions.about_id
  where decisions.decision = 'merge' and decisions.subject_type = 'place'
  order by decisions.subject_id, decisions.id desc
  on conflict do nothing;
