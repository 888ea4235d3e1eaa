-- Somebody else registered the same unconfirmed address with another password: none counts until one is chosen by a mailed link.
alter table users alter column password_hash drop not null;
-- mailed_tokens.password_hash is no longer written: the account's own is the only one.
