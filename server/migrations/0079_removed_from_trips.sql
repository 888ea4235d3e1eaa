-- People whom the owner of a trip took out of it: an invitation link does not let them in again, until the owner invites them.
create table itinerary_removed_people (
  itinerary_id uuid not null references itineraries on delete cascade,
  user_id uuid not null references users on delete cascade,
  removed_at timestamptz not null default clock_timestamp(),
  primary key (itinerary_id, user_id)
);
create index itinerary_removed_people_user on itinerary_removed_people (user_id);
