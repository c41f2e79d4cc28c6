export const recipesAndPlans = [
  `create table if not exists saved_recipes (
    shopper_id text not null,
    slug text not null,
    saved_ms integer not null,
    primary key (shopper_id, slug)
  )`,
  `create table if not exists meal_plans (
    shopper_id text not null,
    id text not null,
    name text not null,
    meals text not null,
    created_ms integer not null,
    changed_ms integer not null,
    primary key (shopper_id, id)
  )`,
];
