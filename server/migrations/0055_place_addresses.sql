-- For the assistant: near a border the nearest town may be another country's, and what an address ends with says it better.
create or replace view place_addresses as select id, address from places;
