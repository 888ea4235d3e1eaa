-- People as the rest of the product may know them: an account that nobody confirmed yet is nobody's. Whoever shows, finds or
-- writes to somebody reads this and not the accounts.
create view people as
  select id, email, created_at from users where confirmed_at is not null;
