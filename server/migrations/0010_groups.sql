-- Groups of travellers: one admin each, and members.

create table groups (
  id uuid primary key,
  name text not null check (length(name) <= 50),
  description text check (length(description) <= 500),
  -- Not among the members. Who removes the account hands the group over first.
  admin_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  name_key text not null generated always as (regexp_replace(folded(name), '\s+', ' ', 'g')) stored
);
-- One admin has no two groups of one name: accents, case and spaces aside.
create unique index groups_name_of_admin on groups (admin_id, name_key);

create table group_members (
  group_id uuid not null references groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null default clock_timestamp(),
  primary key (group_id, user_id)
);
create index group_members_user on group_members (user_id);
