-- What somebody published lately, as far as it takes to see the same text come again and again.
create table published_texts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- A hash of its letters: the text itself stands where it was published.
  fingerprint bytea not null,
  created_at timestamptz not null default now()
);
create index published_texts_user on published_texts (user_id, created_at desc);
create index published_texts_same on published_texts (fingerprint, created_at desc);
create index published_texts_created_at on published_texts (created_at);
