-- Whether the product itself held the content back. A report without reporter may also be one whose reporter deleted their account.
alter table reports add column if not exists is_held_back boolean not null default false;
update reports set is_held_back = true
  where decided_at is null and reporter_id is null and note like 'Espera una revisión:%';
