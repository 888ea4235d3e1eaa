-- Operations that were done in one go, such as moving all dates of a trip, have one id in common: the history tells of them in one
-- line, and undoes them together. Null for an operation by itself, and in older rows.
alter table itinerary_operations add column if not exists deed uuid;
