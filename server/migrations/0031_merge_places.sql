-- Two entries of one place become one: what was written about the first, and who marked or planned it, goes over to the second,
-- and the first is hidden. Its own texts stay with it.
create function merge_places(gone uuid, kept uuid) returns void language plpgsql as $$
begin
  -- In one order, so that two mergers of the same places do not wait for each other.
  perform from all_places where id in (gone, kept) order by id for no key update;
  -- Had the first been hidden already, its reviews come back with the second.
  update all_reviews set place_id = kept, place_hidden_at = null where place_id = gone;
  update place_photos set place_id = kept where place_id = gone;
  update assistant_sentences set place_id = kept where place_id = gone and review_id is not null;
  insert into favourites (user_id, place_id, created_at)
    select user_id, kept, created_at from favourites where place_id = gone
    on conflict do nothing;
  delete from favourites where place_id = gone;
  -- A place stands once in an itinerary.
  update itinerary_items set place_id = kept where place_id = gone and not exists (
    select from itinerary_items as other
    where other.itinerary_id = itinerary_items.itinerary_id and other.place_id = kept
  );
  update all_places set hidden_at = coalesce(hidden_at, now()) where id = gone;
end $$;
