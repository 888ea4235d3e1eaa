-- The sums of places as their reviews give them, for comparing with those that triggers keep.
create view place_recounts as
  select all_places.id as place_id,
    coalesce(sum(rating), 0)::integer as rating_sum,
    count(all_reviews.id)::integer as review_count,
    array[
      count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)
    ]::integer[] as rating_counts
  from all_places
    left join all_reviews on all_reviews.place_id = all_places.id and all_reviews.hidden_at is null
  group by all_places.id;
