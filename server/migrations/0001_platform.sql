-- What the platform itself keeps.

-- The result of a deed, kept for 24 h under the key its client chose: a retry gets the first answer and makes nothing twice.
create table idempotency_keys (
  user_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  route text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Search ignores accents and case. Immutable, so that indexes may use it; the accents of the languages our names come in.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    normalize(value, nfc),
    'ÁÀÂÄÃÅĀĂĄáàâäãåāăąÇĆČçćčÉÈÊËĒĖĘĚéèêëēėęěÍÌÎÏĪĮİíìîïīįıÑŃŇñńňÓÒÔÖÕŌŐØóòôöõōőøŚŠŞśšşÚÙÛÜŪŮŰúùûüūůűÝŸýÿŽŹŻžźż',
    'AAAAAAAAAaaaaaaaaaCCCcccEEEEEEEEeeeeeeeeIIIIIIIiiiiiiiNNNnnnOOOOOOOOooooooooSSSsssUUUUUUUuuuuuuuYYyyZZZzzz'
  ));
