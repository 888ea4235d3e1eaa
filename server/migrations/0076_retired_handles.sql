-- Handles of deleted accounts: for a while nobody may take them, because links and mentions still mean the person who is gone.
-- Holds a keyed hash, no handle and no id of the deleted account.
create table if not exists retired_handles (
  handle_hash bytea primary key,
  expires_at timestamptz not null
);
create index if not exists retired_handles_expires_at on retired_handles (expires_at);
