-- Moderators can hide what a person tells of themselves; the account goes on.
alter table profiles add column if not exists hidden_at timestamptz;

create or replace view people as
  select users.id, users.email, users.created_at,
    case when profiles.hidden_at is null then profiles.name end as name,
    case when profiles.hidden_at is null then profiles.name_key end as name_key,
    case when profiles.hidden_at is null then profiles.handle end as handle,
    case when profiles.hidden_at is null then profiles.bio end as bio,
    case when profiles.hidden_at is null then profiles.home_city end as home_city,
    profiles.languages, profiles.email_visibility,
    case when profiles.hidden_at is null then profiles.portrait_id end as portrait_id,
    users.role = 'moderator' as is_moderator,
    profiles.is_public and not exists (
      select from restrictions where restrictions.user_id = users.id and restrictions.kind in ('suspended', 'closed')
        and (restrictions.until is null or restrictions.until > now())
    ) as is_public
  from users join profiles on profiles.user_id = users.id
  where users.confirmed_at is not null;
