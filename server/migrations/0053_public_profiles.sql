-- Whether visitors may read somebody's profile: as long as nobody says so, they may not.
alter table profiles add column if not exists is_public boolean not null default false;

-- Whom moderators suspended or closed is shown to no visitor, whatever they chose.
create or replace view people as
  select users.id, users.email, users.created_at,
    profiles.name, profiles.name_key, profiles.handle, profiles.bio, profiles.home_city, profiles.languages,
    profiles.email_visibility, profiles.portrait_id, users.role = 'moderator' as is_moderator,
    profiles.is_public and not exists (
      select from restrictions where restrictions.user_id = users.id and restrictions.kind in ('suspended', 'closed')
        and (restrictions.until is null or restrictions.until > now())
    ) as is_public
  from users join profiles on profiles.user_id = users.id
  where users.confirmed_at is not null;
