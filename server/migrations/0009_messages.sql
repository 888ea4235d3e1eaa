-- Direct messages. A conversation is a pair of users; each of the two has a side of their own.

-- Users are named without a reference: when an account goes, what it wrote stays with who received it, under an id that leads
-- nowhere any more.
create table conversations (
  id uuid primary key,
  first_user_id uuid not null,
  second_user_id uuid not null check (first_user_id < second_user_id),
  -- Messages so far; whoever writes locks this row, so that messages have one order, whatever the clocks say.
  message_count integer not null default 0,
  unique (first_user_id, second_user_id)
);

create table direct_messages (
  conversation_id uuid not null references conversations on delete cascade,
  -- 1, 2, 3 … without gaps: also how far each side has read.
  position integer not null,
  id uuid not null unique,
  sender_id uuid not null,
  content text not null check (length(content) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (conversation_id, position)
);

-- What one of the two sees in their list. Goes with their account.
create table conversation_sides (
  user_id uuid not null references users on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  other_id uuid not null,
  -- Kept by triggers: the last message, how many of those received wait, and up to which one everything was read.
  last_position integer not null default 0,
  last_at timestamptz not null default now(),
  unread_count integer not null default 0 check (unread_count >= 0),
  read_position integer not null default 0,
  primary key (user_id, other_id)
);
create index conversation_sides_latest on conversation_sides (user_id, last_at desc, conversation_id desc);
create index conversation_sides_unread on conversation_sides (user_id) include (unread_count) where unread_count > 0;
create index conversation_sides_conversation on conversation_sides (conversation_id);

create function follow_message() returns trigger language plpgsql as $$
begin
  update conversation_sides set
    last_position = new.position,
    last_at = new.created_at,
    unread_count = unread_count + (user_id <> new.sender_id)::int
  where conversation_id = new.conversation_id;
  return null;
end $$;
create trigger messages_followed after insert on direct_messages
  for each row execute function follow_message();

-- The last of the two to leave takes the conversation along.
create function leave_conversation() returns trigger language plpgsql as $$
begin
  perform from conversations where id = old.conversation_id for update;
  delete from conversations where id = old.conversation_id
    and not exists (select from conversation_sides where conversation_id = old.conversation_id);
  return null;
end $$;
create trigger sides_left after delete on conversation_sides
  for each row execute function leave_conversation();

-- Reads what one side received, up to a position. The row is locked before what is left is counted: a message that is being
-- written meanwhile is counted by one of the two, and by one only. Returns whether anything was new.
create function read_messages(reader uuid, writer uuid, up_to integer) returns boolean language plpgsql as $$
declare
  side conversation_sides;
  waiting integer;
begin
  select * into side from conversation_sides where user_id = reader and other_id = writer for update;
  if side.unread_count is null or side.unread_count = 0 or side.read_position >= up_to then
    return false;
  end if;
  select count(*) into waiting from direct_messages
    where conversation_id = side.conversation_id and position > up_to and sender_id <> reader;
  update conversation_sides set read_position = up_to, unread_count = waiting
    where user_id = reader and other_id = writer;
  return waiting < side.unread_count;
end $$;
