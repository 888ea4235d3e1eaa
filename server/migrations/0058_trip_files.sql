-- Files on stops of a trip, such as a booking: each owns one file of media (kind `trip-file`), private to those who may open the trip.
create table itinerary_files (
  id uuid primary key,
  itinerary_id uuid not null references itineraries on delete cascade,
  -- In the trip's plan; the files of a stop that is removed come back with it.
  stop_id uuid not null,
  -- Who added it. No foreign key: see itinerary_comments.
  user_id uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index itinerary_files_itinerary on itinerary_files (itinerary_id, id);
create index itinerary_files_user on itinerary_files (user_id);
create or replace trigger itinerary_files_media after delete on itinerary_files
  for each row execute function remove_media_of('trip-file');
