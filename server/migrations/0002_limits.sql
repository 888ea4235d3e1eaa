-- Counters of request limits, shared by all processes. Columns are the ones rate-limiter-flexible reads and writes.
-- Unlogged: a counter is worth no disk write per request, and after a crash of the database counting starts again.
create unlogged table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Finds what has expired when old counters are swept.
create index request_limits_expire on request_limits (expire);
