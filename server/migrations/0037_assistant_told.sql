-- How many reviews of each place speak of what, so that no question has to count sentences; and places in the order of their merit.

create table if not exists assistant_told (
  place_id uuid not null references all_places on delete cascade,
  -- As in assistant_sentences.aspects: 'comida', 'comida+', 'comida-'.
  tag text not null,
  -- Reviews, the description being one.
  told integer not null,
  primary key (place_id, tag)
);
create index if not exists assistant_told_most on assistant_told (tag, told desc, place_id);

insert into assistant_told (place_id, tag, told)
  select place_id, tag, count(distinct coalesce(review_id, place_id))
  from assistant_sentences, unnest(aspects) as tag
  group by place_id, tag
  on conflict do nothing;

-- Counts anew what is told of these places. Counting anew heals itself, which sums that go up and down do not; rows that stay as they
-- were are not written.
create or replace function recount_told(places uuid[]) returns void language sql as $$
  with counted as materialized (
    select place_id, tag, count(distinct coalesce(review_id, place_id))::integer as told
    from assistant_sentences, unnest(aspects) as tag
    where place_id = any(places)
    group by place_id, tag order by place_id, tag
  ), kept as (
    insert into assistant_told as before (place_id, tag, told) select place_id, tag, told from counted
    on conflict (place_id, tag) do update set told = excluded.told where before.told <> excluded.told
  )
  delete from assistant_told as before where place_id = any(places)
    and not exists (select from counted where counted.place_id = before.place_id and counted.tag = before.tag)
$$;

-- What goes with a review or comes by hand. Whoever reads many texts counts once at the end instead, and says so.
create or replace function count_told() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('andariego.counts_told', true), '') <> 'later' then
    perform recount_told(array(select distinct place_id from changed order by place_id));
  end if;
  return null;
end $$;
create trigger assistant_sentences_came after insert on assistant_sentences
  referencing new table as changed for each statement execute function count_told();
create trigger assistant_sentences_went after delete on assistant_sentences
  referencing old table as changed for each statement execute function count_told();

create index if not exists places_by_merit on all_places (((rating_sum + 3 * 3.5) / (review_count + 3)::float8) desc, id) where hidden_at is null;
