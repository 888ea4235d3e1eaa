-- What those who asked say of the assistant's answers, for whoever tunes its vocabulary. A table of its own: that of the messages is
-- large, and what it holds goes with the message.
create table if not exists chat_verdicts (
  message_id uuid primary key references chat_messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  verdict text not null check (verdict in ('useful', 'useless')),
  given_at timestamptz not null default now()
);
create index if not exists chat_verdicts_by_time on chat_verdicts (given_at);
create index if not exists chat_verdicts_of_user on chat_verdicts (user_id);
-- A verdict changes how a message is shown.
create or replace trigger chat_verdicts_versioned after insert or update or delete on chat_verdicts
  for each row execute function count_chat_change();
