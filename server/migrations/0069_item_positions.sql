-- The positions of the places of an itinerary leave room between them, so that one that moves or joins changes its own row alone.
-- A process of the version before reads those below 1000, in their order; it writes 0 to 199, as before.
alter table itinerary_items drop constraint if exists itinerary_items_position_check;
