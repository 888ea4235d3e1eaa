-- Each statement by itself.
-- Finds the places of a name, spaces aside: 'Café Único' and 'CafeUnico' within 150 m are one place.
drop index concurrently if exists places_name_letters;
create index concurrently places_name_letters on all_places (replace(name_key, ' ', ''));
drop index concurrently if exists places_name_key;
