-- Portraits are files of their users.
create or replace trigger users_portrait after delete on users for each row execute function remove_media_of('portrait');
