-- Reports, what moderators decide, and what the people concerned are told of it.

create table reports (
  id uuid primary key,
  subject_type text not null,
  subject_id uuid not null,
  -- Who made what is reported, and who reports it; neither when the account is gone.
  author_id uuid references users on delete set null,
  reporter_id uuid references users on delete set null,
  reason text not null,
  note text check (length(note) <= 1000),
  weight smallint not null,
  -- What it looked like then.
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
-- The same by the same person once, while nobody has decided.
create unique index reports_once on reports (reporter_id, subject_type, subject_id) where decided_at is null;
create index reports_open on reports (subject_type, subject_id) where decided_at is null;
create index reports_decided on reports (decided_at desc, id desc) where decided_at is not null;
create index reports_subject on reports (subject_type, subject_id);
create index reports_author on reports (author_id);

-- Everything moderators decided, in the order they did: written once, by nobody changed. Ids are no references, so that
-- accounts may go; what was decided about stands in what its author was told, and goes with them.
create table decisions (
  id uuid primary key,
  report_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  author_id uuid,
  moderator_id uuid not null,
  decision text not null,
  reason text not null check (length(reason) between 1 and 1000),
  until timestamptz,
  -- The decision that this one answers, as when an appeal is decided; the place that another was merged into.
  about_id uuid,
  created_at timestamptz not null default now()
);
create index decisions_newest on decisions (id desc);
create index decisions_subject on decisions (subject_type, subject_id, id desc);
create index decisions_author on decisions (author_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what moderators decided is not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger decisions_kept before update or delete or truncate on decisions
  for each statement execute function refuse_change();

-- What an author is told of a decision.
create table notices (
  decision_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  snapshot jsonb not null,
  created_at timestamptz not null default now()
);
create index notices_user on notices (user_id, decision_id desc);

-- Once a decision, by its author.
create table appeals (
  decision_id uuid primary key references notices on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  -- The decision that answers it.
  answer_id uuid
);
create index appeals_open on appeals (created_at) where answer_id is null;

-- What somebody may not do any more, or not yet again.
create table restrictions (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('limited', 'suspended', 'closed')),
  until timestamptz,
  reason text not null,
  created_at timestamptz not null default now()
);
