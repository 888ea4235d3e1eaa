-- Who uploaded a file, how much it takes up in storage, and which content it shows. Files from before have none of it: they count
-- for the whole site only, and their content is the file's.
-- No reference to users: it would lock the account with every upload.
alter table media add column user_id uuid, add column stored_bytes bigint, add column content_sha256 text;
