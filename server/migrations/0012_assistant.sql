-- Conversations with the assistant.

create table chat_conversations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
-- Ids are UUID v7: their order is the order of time.
create index chat_conversations_of_user on chat_conversations (user_id, id desc);

-- A question with its answer, which grows while it is being written.
create table chat_messages (
  id uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  message text not null check (length(message) between 1 and 2000),
  response text not null default '' check (length(response) <= 20000),
  status text not null default 'writing' check (status in ('writing', 'done', 'stopped', 'failed')),
  -- [{placeId, name}], and {name, items[{placeId, name, day}]} or null.
  sources jsonb not null default '[]',
  itinerary_draft jsonb,
  -- What the built-in assistant was talking about, so that '¿y en Lima?' and 'el segundo' can be understood.
  memory jsonb,
  created_at timestamptz not null default now()
);
create index chat_messages_of_user on chat_messages (user_id, id desc);
create index chat_messages_of_conversation on chat_messages (conversation_id, id desc);
-- One answer at a time for each user; the sweep looks here for those whose writer died.
create unique index chat_messages_being_written on chat_messages (user_id) where status = 'writing';

-- Counts every change of a user's messages: a poll compares one number instead of reading the messages again.
create table chat_versions (
  user_id uuid primary key references users on delete cascade,
  version bigint not null
);

create function count_chat_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- With the account goes the count: nothing is to be written for it then.
    update chat_versions set version = version + 1 where user_id = old.user_id;
  else
    insert into chat_versions as kept (user_id, version) values (new.user_id, 1)
      on conflict (user_id) do update set version = kept.version + 1;
  end if;
  return null;
end $$;
create trigger chat_messages_versioned after insert or update or delete on chat_messages
  for each row execute function count_chat_change();
