-- Itineraries shared with groups.

-- Everybody in a group: its admin and its members.
create view group_people as
  select id as group_id, admin_id as user_id from groups
  union all
  select group_id, user_id from group_members;

create table itinerary_shares (
  itinerary_id uuid not null references itineraries on delete cascade,
  group_id uuid not null references groups on delete cascade,
  shared_at timestamptz not null default clock_timestamp(),
  primary key (itinerary_id, group_id)
);
create index itinerary_shares_group on itinerary_shares (group_id);

-- Who leaves a group takes their itineraries along. An heir stays in it: as its admin.
create function end_shares() returns trigger language plpgsql as $$
begin
  delete from itinerary_shares using itineraries
    where itinerary_shares.group_id = old.group_id
      and itineraries.id = itinerary_shares.itinerary_id
      and itineraries.owner_id = old.user_id
      and not exists (select from group_people where group_id = old.group_id and user_id = old.user_id);
  return null;
end $$;
create trigger group_members_shares after delete on group_members
  for each row execute function end_shares();
