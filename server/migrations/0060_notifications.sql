-- What people are told of, and how they want to be told.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- What it is about: everything of one kind about one thing is told together. An id, or a word of its domain.
  subject text not null,
  -- Whose deed it was; what they did is forgotten with their account.
  actor_id uuid references users on delete cascade,
  -- What tells one deed of a person about a thing from another.
  detail text,
  -- A message is told of later: who reads it at once was not away.
  shown_at timestamptz not null,
  read_at timestamptz,
  -- How it waits to be mailed; null when it does not, or no longer.
  mail_as text check (mail_as in ('now', 'week')),
  mailed_at timestamptz,
  -- Never two of one deed, whichever process hears of it, and however often.
  unique nulls not distinct (user_id, kind, subject, actor_id, detail)
);
create index notifications_newest on notifications (user_id, shown_at desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_to_mail on notifications (mail_as, user_id) where mail_as is not null;
create index notifications_actor on notifications (actor_id);
create index notifications_oldest on notifications (shown_at);

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  -- By kind, where something was chosen.
  modes jsonb not null default '{}',
  quiet_from text,
  quiet_to text,
  time_zone text
);
