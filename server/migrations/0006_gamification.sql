-- Points, badges and what a user has not been told of yet.

-- One row a user, made with the account. Whoever pays, takes back or grants locks it first, so that the deeds of one user
-- take turns; it is always the last lock of a deed, taken after the content.
create table user_stats (
  user_id uuid primary key references users on delete cascade,
  -- Kept by a trigger on the ledger: always its sum.
  points integer not null default 0 check (points >= 0),
  -- What was earned while no answer of the user's own could say so.
  unseen_level smallint,
  unseen_badges text[] not null default '{}'
);
insert into user_stats (user_id) select id from users;

create function start_stats() returns trigger language plpgsql as $$
begin
  insert into user_stats (user_id) values (new.id);
  return null;
end $$;
create trigger users_stats after insert on users for each row execute function start_stats();

-- Every point names what it came from. Rows are only added: what is taken back is an opposite row of the same round.
create table points_ledger (
  id bigint primary key generated always as identity,
  -- Not the row of the user: the stats are locked already, and no second lock can then be waited for.
  user_id uuid not null references user_stats on delete cascade,
  action text not null,
  -- What pays once: a place, the content of a file, a review and who likes it.
  subject text not null,
  -- Done again after it was taken back.
  round smallint not null default 1 check (round between 1 and 2),
  points integer not null check (points <> 0),
  -- The review, place or itinerary whose deletion takes the points back.
  deed uuid,
  -- Who gave a like.
  voter uuid,
  created_at timestamptz not null default now()
);
create unique index points_ledger_once on points_ledger (user_id, action, subject, round, (points > 0));
create index points_ledger_days on points_ledger (user_id, created_at);
create index points_ledger_deed on points_ledger (user_id, deed);

create function follow_ledger() returns trigger language plpgsql as $$
begin
  update user_stats set points = points + new.points where user_id = new.user_id;
  return null;
end $$;
create trigger points_counted after insert on points_ledger for each row execute function follow_ledger();

create table user_badges (
  user_id uuid not null references user_stats on delete cascade,
  badge text not null,
  earned_at timestamptz not null default now(),
  -- The deed that completed the rule.
  deed uuid,
  primary key (user_id, badge)
);

-- Users are found by any part of their address.
create index users_email_part on users using gin (lower(email) gin_trgm_ops);
