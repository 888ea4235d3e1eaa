-- What happened to the way into an account, for its owner to read.
create table security_events (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  user_agent text,
  created_at timestamptz not null default now()
);
create index security_events_user on security_events (user_id, id desc);
create index security_events_created_at on security_events (created_at);

-- Browsers that somebody has signed in with, by the hash of a random cookie. One browser may be known to several accounts.
create table known_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (user_id, token_hash)
);
create index known_devices_last_used_at on known_devices (last_used_at);

-- The device a session was opened on. No reference: a device may be forgotten while its session goes on.
alter table sessions add column if not exists device_id uuid;
