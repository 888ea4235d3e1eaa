-- Files that arrive in parts, each stored as a file of its own, until a form that refers to them is received or a day has passed.
create table uploads (
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  filename text not null,
  -- [{"key": "media/…", "bytes": 2097152}, …] in order.
  parts jsonb not null default '[]',
  received bigint not null default 0,
  changed_at timestamptz not null default now(),
  -- When a form took the file; it stays for a while, because the form's answer may be lost and the form be sent again.
  used_at timestamptz,
  primary key (user_id, id)
);
create index uploads_changed_at on uploads (changed_at);
