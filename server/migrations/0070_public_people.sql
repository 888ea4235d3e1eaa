-- The sitemap lists those whose profile visitors may read.
create index if not exists profiles_public on profiles (user_id) where is_public;
