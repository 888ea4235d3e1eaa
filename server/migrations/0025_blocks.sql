-- Who will have nothing to do with whom, and whom somebody hears without being told.
create table if not exists blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index if not exists blocks_blocked on blocks (blocked_id, blocker_id);

create table if not exists mutes (
  muter_id uuid not null references users on delete cascade,
  muted_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index if not exists mutes_muted on mutes (muted_id);

-- A block holds both ways, whoever made it.
create or replace view blocked_pairs as
  select blocker_id as user_id, blocked_id as other_id from blocks
  union all
  select blocked_id, blocker_id from blocks;
create or replace view muted_people as select muter_id as user_id, muted_id as other_id from mutes;

-- A side that a stranger wrote to waits in 'Solicitudes' until its user answers or accepts.
alter table conversation_sides add column if not exists is_request boolean not null default false;
