-- The mailbox of an unconfirmed account, the same for all spellings of its address: of one mailbox only a few accounts wait for
-- their confirmation. Null once the address is confirmed, and in older rows.
alter table users add column if not exists mailbox text;
create index if not exists users_waiting on users (mailbox, created_at) where confirmed_at is null;
