-- Accounts, their mailed tokens and their sessions.

create table users (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  password_hash text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
-- Addresses are compared case-insensitively.
create unique index users_email on users (lower(email));

-- Links sent by mail; only the hash of the token is kept. Used ones stay until they expire, to tell 'used' from 'unknown'.
create table mailed_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  -- The password chosen with this registration: confirming its link, not another's, makes it the account's.
  password_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_expires_at on mailed_tokens (expires_at);

-- One signed-in browser. Its refresh token is a signature over (id, generation) with a key outside the database.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  generation integer not null default 0,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text
);
create index sessions_user on sessions (user_id, last_used_at desc);
create index sessions_expires_at on sessions (expires_at);
