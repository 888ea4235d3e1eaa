-- Codes of an authenticator app, asked for beside the password.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key that is derived from the installation's secret, which is not in the database.
  sealed_secret text not null,
  -- Null while it is being set up: nothing is asked for yet.
  confirmed_at timestamptz,
  -- The time step of the last code that was used: it and those before it are never good again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Each stands in for the app once; 80 random bits, of which only the hash is kept.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
