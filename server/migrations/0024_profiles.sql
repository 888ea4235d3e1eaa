-- What people tell of themselves. Every account has its row from the first moment on, so that the view of people joins it
-- plainly, and whoever locks a person locks the account.
create table if not exists profiles (
  user_id uuid primary key references users on delete cascade,
  name text check (length(name) <= 40),
  name_key text generated always as (regexp_replace(folded(name), '\s+', ' ', 'g')) stored,
  handle text unique,
  -- When it took the place of an earlier one.
  handle_changed_at timestamptz,
  bio text check (length(bio) <= 300),
  home_city text check (length(home_city) <= 120),
  languages text[] not null default '{}',
  email_visibility text not null default 'everyone' check (email_visibility in ('everyone', 'members', 'nobody')),
  -- The file of a portrait that was uploaded; without one it is drawn from the id.
  portrait_id uuid,
  -- When they were asked to choose a name: once.
  asked_at timestamptz
);

-- Every handle that somebody has or had: an old one leads on to whoever chose it, and nobody else may take it.
create table if not exists handles (
  handle text primary key check (handle ~ '^[a-z0-9_]{3,30}$'),
  user_id uuid not null references users on delete cascade,
  taken_at timestamptz not null default now()
);
create index if not exists handles_user on handles (user_id);

create or replace function begin_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create or replace trigger users_begin_profile after insert on users for each row execute function begin_profile();
insert into profiles (user_id) select id from users on conflict do nothing;

-- People as the rest of the product may know them. `email` is for whom `email_visibility` shows it to, and for nobody else.
create or replace view people as
  select users.id, users.email, users.created_at,
    profiles.name, profiles.name_key, profiles.handle, profiles.bio, profiles.home_city, profiles.languages,
    profiles.email_visibility, profiles.portrait_id, users.role = 'moderator' as is_moderator
  from users join profiles on profiles.user_id = users.id
  where users.confirmed_at is not null;
