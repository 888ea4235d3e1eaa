-- Near a border the nearest town may be another country's: what an address ends with says it better.
create or replace view place_texts as
  select id, name, city, description, latitude, longitude, created_at, average_rating, review_count,
    -- A few reviews say little: each place is given three average ones before it is compared.
    (rating_sum + 3 * 3.5) / (review_count + 3)::float8 as merit,
    kind, address
  from places;
