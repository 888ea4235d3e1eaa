-- Badges are known by slugs; their Spanish names are texts of the product.
create temporary table renamed (name text primary key, slug text not null) on commit drop;
insert into renamed values
  ('Primera Reseña', 'first-review'),
  ('Fotógrafo', 'photographer'),
  ('Super Like', 'super-like'),
  ('Popular', 'popular'),
  ('Viajero Activo', 'active-traveller'),
  ('Guía Experto', 'expert-guide'),
  ('Maestro Viajero', 'master-traveller');

update user_badges set badge = renamed.slug from renamed where renamed.name = user_badges.badge;
update user_stats set unseen_badges = array(
    select coalesce(renamed.slug, unseen.badge)
    from unnest(unseen_badges) with ordinality as unseen (badge, position)
      left join renamed on renamed.name = unseen.badge
    order by unseen.position
  )
  where unseen_badges <> '{}';
