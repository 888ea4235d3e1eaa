-- What a published text belongs to, so that an edited review is not compared with its own earlier texts. Null in older rows.
alter table published_texts add column subject_id uuid;
