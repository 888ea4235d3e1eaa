-- What a user is to the community. Both statements only touch the catalogue: rows that are there already have the default, so
-- that the check need not look at them.
alter table users add column role text not null default 'member';
alter table users add constraint users_role check (role in ('member', 'moderator')) not valid;
