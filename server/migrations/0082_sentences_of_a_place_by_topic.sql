-- Each statement by itself.
-- Finds the sentences of many places about an aspect: of a million reviews each aspect has a hundred thousand sentences, and sixty
-- places have fifty thousand, so that two indexes took a tenth of a second to intersect. One number stands for a place and an aspect;
-- 'comida+' and 'comida-' are found as 'comida', which each such sentence has as well.
create or replace function told_topics(place uuid, aspects text[]) returns bigint[]
  language sql immutable strict parallel safe
  return array(select hashtextextended(place::text || aspect, 0) from unnest(aspects) as aspect where aspect !~ '[-+]$');
drop index concurrently if exists assistant_sentences_topics;
create index concurrently assistant_sentences_topics on assistant_sentences using gin (told_topics(place_id, aspects));
drop index concurrently if exists assistant_sentences_aspects;
