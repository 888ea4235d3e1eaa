-- Which versions of the terms somebody has agreed to, and when.
create table if not exists consents (
  user_id uuid not null references users on delete cascade,
  version date not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, version)
);
