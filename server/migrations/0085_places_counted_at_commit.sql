-- A place's sums are counted when the transaction commits. Before, a review locked its place's row as it was written, and held it while
-- its points, notifications and events were written, too: where everybody reviews one place, each waited for the whole of another.
drop trigger reviews_counted on all_reviews;
create constraint trigger reviews_counted after insert or delete or update of rating, place_id, hidden_at on all_reviews
  deferrable initially deferred for each row execute function follow_review();
