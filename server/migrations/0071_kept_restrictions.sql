-- Restrictions of deleted accounts: an account that is registered with the same mailbox begins with the restriction that still ran.
-- Holds a keyed hash of the mailbox, no address and no id of the deleted account.
create table if not exists kept_restrictions (
  mailbox_hash bytea primary key,
  kind text not null check (kind in ('limited', 'suspended', 'closed')),
  -- The restriction's end; null when it has none.
  until timestamptz,
  -- Who decided it: an appeal is answered by another moderator.
  moderator_id uuid not null,
  -- The end of the restriction, or of the longest time that it is kept.
  expires_at timestamptz not null
);
create index if not exists kept_restrictions_expires_at on kept_restrictions (expires_at);
