-- How many questions of each day (in UTC) went to the operator's model: by all, and by each person.
create table if not exists assistant_model_days (
  day date primary key,
  questions integer not null check (questions > 0)
);
create table if not exists assistant_model_people (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  questions integer not null check (questions > 0),
  primary key (user_id, day)
);
create index if not exists assistant_model_people_day on assistant_model_people (day);
