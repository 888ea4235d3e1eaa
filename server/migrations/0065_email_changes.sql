-- An address that somebody wants in place of the one their account has. Only hashes of the mailed links are kept; a row whose address
-- belongs to somebody else looks the same to who asked, but no link to confirm it was mailed.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The session that asked for it, which stays open.
  session_id uuid not null,
  old_email text not null check (length(old_email) <= 254),
  new_email text not null check (length(new_email) <= 254),
  confirm_hash bytea not null unique,
  stop_hash bytea not null unique,
  -- Of the link that puts the address back; written when the change is confirmed.
  undo_hash bytea unique,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'ended')),
  created_at timestamptz not null default now(),
  -- While it is asked for, until when it can be confirmed; then, until when it can be taken back.
  expires_at timestamptz not null
);
create unique index email_changes_asked on email_changes (user_id) where state = 'asked';
create index email_changes_user on email_changes (user_id);
create index email_changes_expires_at on email_changes (expires_at);
