/** One migration. Only ever append; statements are separated by a blank line. */
export interface Migration {
  name: string;
  sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-catalogue',
    sql: `
create table settings (key text primary key, value jsonb not null)

create table brands (id int primary key, url_key text not null unique, title text not null)

create table partners (
  id int primary key, url_key text not null unique, title text not null,
  dispatch_days int not null check (dispatch_days > 0), rating real not null)

create table categories (
  id int primary key, parent_id int references categories on delete cascade,
  level int not null check (level between 1 and 3), position int not null, media_id text not null)

create index on categories (parent_id)

create table category_texts (
  category_id int not null references categories on delete cascade,
  country text not null, url_key text not null, title text not null, description text not null,
  primary key (category_id, country), unique (country, url_key))

create table products (
  id int primary key,
  category_id int not null references categories on delete cascade,
  brand_id int references brands on delete cascade,
  partner_id int references partners on delete cascade,
  main_variant_id int not null,
  kind text not null check (kind in ('variant', 'bonus_set', 'esd', 'gift')),
  media_id text not null, is_adult_only boolean not null, ranking int not null,
  price_eur int not null check (price_eur >= 0),
  rating real, review_count int not null, created_at timestamptz not null)

create index on products (category_id)

create index on products (brand_id)

create index on products (ranking desc, id)

create index on products (created_at desc, id)

create index on products (partner_id)

create table product_texts (
  product_id int not null references products on delete cascade,
  country text not null, url_key text not null, title text not null, title_full text not null,
  sort_key text collate "C" not null, description text not null, params jsonb not null,
  primary key (product_id, country), unique (country, url_key))

create table variants (
  id int primary key,
  product_id int not null references products on delete cascade,
  position int not null, color text, color_css text, size text,
  stock int not null check (stock >= 0), availability_key text not null,
  prices jsonb not null, old_prices jsonb, media_id text not null)

create index on variants (product_id)

alter table products add constraint products_main_variant
  foreign key (main_variant_id) references variants deferrable initially deferred

create index on products (main_variant_id)

create table bundles (
  id int primary key, product_id int not null references products on delete cascade,
  type text not null check (type in ('warranty', 'insurance', 'return_guarantee')),
  months int not null, prices jsonb not null)

create index on bundles (product_id)

create table bonus_sets (
  id int primary key, product_id int not null references products on delete cascade,
  url_key text not null unique, titles jsonb not null,
  discount_percent int not null check (discount_percent between 1 and 99))

create index on bonus_sets (product_id)

create table bonus_set_items (
  bonus_set_id int not null references bonus_sets on delete cascade,
  product_id int not null references products on delete cascade,
  primary key (bonus_set_id, product_id))

create index on bonus_set_items (product_id)

create table product_gifts (
  product_id int not null references products on delete cascade,
  gift_product_id int not null references products on delete cascade,
  primary key (product_id, gift_product_id))

create index on product_gifts (gift_product_id)
`,
  },
  {
    name: '002-customers-and-orders',
    sql: `
create table customers (
  id int generated always as identity (start with 1001) primary key,
  email text not null unique, password_hash text not null, firstname text not null, lastname text not null,
  country text not null, phone_prefix text not null, phone text not null,
  vip_type text not null check (vip_type in ('regular', 'vip_program', 'vip_plus_program')),
  consent_changed boolean not null, consents jsonb not null, loyalty_club jsonb not null,
  created_at timestamptz not null default now())

create table addresses (
  id int generated always as identity (start with 501) primary key,
  customer_id int not null references customers on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  firstname text not null, lastname text not null, company text not null, company_id text not null,
  company_tax_id text not null, street text not null, city text not null, zip text not null, country text not null,
  phone_prefix text not null, phone text not null, selected boolean not null,
  created_at timestamptz not null default now())

create index on addresses (customer_id)

create table carts (
  id text primary key, country text not null, customer_id int references customers on delete cascade,
  status text not null default 'open' check (status in ('open', 'ordered')),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now())

create index on carts (customer_id)

create table cart_items (
  id bigint generated always as identity (start with 9007199254740993) primary key,
  cart_id text not null references carts on delete cascade,
  variant_id int not null references variants on delete cascade,
  count int not null check (count >= 1), created_at timestamptz not null default clock_timestamp(),
  unique (cart_id, variant_id))

create index on cart_items (variant_id)

create sequence order_numbers start with 100001

create table orders (
  id int generated always as identity primary key,
  number text not null unique, token text not null unique, idempotency_key text not null unique,
  cart_id text not null, customer_id int references customers on delete set null,
  country text not null, currency text not null, status text not null, email text not null,
  billing jsonb not null, shipping jsonb not null, delivery_method text not null, delivery_price int not null,
  payment_code text not null, payment_price int not null, total int not null, total_no_vat int not null,
  created_at timestamptz not null default now())

create index on orders (customer_id)

create table order_items (
  order_id int not null references orders on delete cascade, position int not null,
  variant_id int, type text not null, title text not null,
  count int not null check (count >= 1), price int not null, media_id text not null,
  primary key (order_id, position))

create table wishlists (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  title text not null, is_main boolean not null, created_at timestamptz not null default clock_timestamp())

create unique index on wishlists (customer_id) where is_main

create index on wishlists (customer_id)

create table wishlist_items (
  id int generated always as identity primary key,
  wishlist_id int not null references wishlists on delete cascade,
  variant_id int not null references variants on delete cascade,
  amount int not null check (amount >= 1), created_at timestamptz not null default clock_timestamp(),
  unique (wishlist_id, variant_id))

create index on wishlist_items (variant_id)

create table watchdogs (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  variant_id int not null references variants on delete cascade,
  kind text not null check (kind in ('stock', 'price')), price_below int, country text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (customer_id, variant_id, kind))

create index on watchdogs (variant_id)

create table sessions (id text primary key, data jsonb not null, expires_at timestamptz not null)

create index on sessions (expires_at)

create table cms_pages (
  country text not null, url_key text not null, title text not null, body text not null, hash text not null,
  primary key (country, url_key))
`,
  },
  {
    name: '003-cart',
    sql: `
alter table bundles drop constraint bundles_type_check

alter table bundles add constraint bundles_type_check
  check (type in ('warranty', 'insurance', 'return_guarantee', 'digital'))

insert into bundles (id, product_id, type, months, prices)
  select 800000 + row_number() over (order by id), product_id, 'digital', 12, prices from bundles where type = 'return_guarantee'

alter table carts
  add column visit_key text, add column invoice_note text not null default '',
  add column reserved_at timestamptz, add column reservation_minutes int not null default 20 check (reservation_minutes >= 0)

create unique index carts_one_per_visit on carts (visit_key, country) where status = 'open'

alter table cart_items
  drop constraint cart_items_cart_id_variant_id_key,
  add column bonus_set_id int references bonus_sets on delete cascade,
  add column is_saved boolean not null default false,
  add column price_percent int not null default 100 check (price_percent between 1 and 1000),
  add column stock_limit int check (stock_limit >= 0)

create unique index cart_items_one_line on cart_items (cart_id, variant_id, coalesce(bonus_set_id, 0))

create index on cart_items (bonus_set_id)

create table cart_item_services (
  cart_item_id bigint not null references cart_items on delete cascade,
  bundle_id int not null references bundles on delete cascade,
  primary key (cart_item_id, bundle_id))

create index on cart_item_services (bundle_id)

create table cart_intents (
  cart_id text not null references carts on delete cascade, intent_id text not null,
  created_at timestamptz not null default clock_timestamp(), primary key (cart_id, intent_id))

create index on cart_intents (created_at)

create table discount_codes (
  code text primary key, kind text not null check (kind in ('percent', 'amount')),
  percent int check (percent between 1 and 100), amounts jsonb, goods_from jsonb, valid_to timestamptz, titles jsonb not null)

insert into discount_codes (code, kind, percent, amounts, goods_from, valid_to, titles) values
  ('ZIMA10', 'percent', 10, null, null, null, '{"SI": "Zimski popust 10 %", "CZ": "Zimní sleva 10 %", "SK": "Zimná zľava 10 %", "PL": "Zimowa zniżka 10 %", "HU": "Téli kedvezmény 10 %", "HR": "Zimski popust 10 %"}'),
  ('DARILO5', 'amount', null, '{"EUR": 500, "CZK": 12500, "PLN": 2150, "HUF": 200000}', null, null, '{"SI": "Darilni bon", "CZ": "Dárkový poukaz", "SK": "Darčekový poukaz", "PL": "Bon podarunkowy", "HU": "Ajándékutalvány", "HR": "Poklon bon"}'),
  ('VELIKO15', 'percent', 15, null, '{"EUR": 10000, "CZK": 250000, "PLN": 43000, "HUF": 4000000}', null, '{"SI": "Popust za večji nakup", "CZ": "Sleva za větší nákup", "SK": "Zľava za väčší nákup", "PL": "Zniżka za większe zakupy", "HU": "Kedvezmény nagyobb vásárlásra", "HR": "Popust za veću kupnju"}'),
  ('POLETJE24', 'percent', 20, null, null, '2024-09-01T00:00:00Z', '{"SI": "Poletni popust", "CZ": "Letní sleva", "SK": "Letná zľava", "PL": "Letnia zniżka", "HU": "Nyári kedvezmény", "HR": "Ljetni popust"}')

create table cart_codes (
  cart_id text not null references carts on delete cascade,
  code text not null references discount_codes on delete cascade,
  created_at timestamptz not null default clock_timestamp(), primary key (cart_id, code))

create index on cart_codes (code)

alter table orders add column discount int not null default 0, add column invoice_note text not null default ''
`,
  },
  {
    name: '004-moved-codes',
    sql: `
alter table cart_codes add column moved_at timestamptz
`,
  },
  {
    name: '005-checkout',
    sql: `
create table cart_checkouts (
  cart_id text primary key references carts on delete cascade,
  email text not null default '', billing jsonb, shipping jsonb, payment jsonb,
  consents jsonb not null default '{}', notes jsonb not null default '{}',
  strategy text not null default 'together', campaign_id text, seen_total int)

create table cart_deliveries (
  cart_id text not null references carts on delete cascade, delivery_id text not null,
  method text, branch_id text, time_window_id text, day text, is_insured boolean not null default false,
  primary key (cart_id, delivery_id))

alter table orders
  add column deliveries jsonb not null default '[]', add column payment jsonb not null default '{}',
  add column consents jsonb not null default '{}', add column notes jsonb not null default '{}'

create unique index orders_one_per_cart on orders (cart_id)

alter table order_items add column product_id int, add column partner_id int
`,
  },
  {
    name: '006-codes-and-profiles',
    sql: `
alter table discount_codes
  drop constraint discount_codes_kind_check,
  add constraint discount_codes_kind_check check (kind in ('percent', 'amount', 'delivery')),
  add column countries jsonb, add column uses_left int check (uses_left >= 0)

insert into discount_codes (code, kind, percent, countries, uses_left, titles) values
  ('DOSTAVA0', 'delivery', null, null, null, '{"SI": "Brezplačna dostava", "CZ": "Doručení zdarma", "SK": "Doručenie zadarmo", "PL": "Darmowa dostawa", "HU": "Ingyenes szállítás", "HR": "Besplatna dostava"}'),
  ('PRAHA10', 'percent', 10, '["CZ"]', null, '{"SI": "Češki popust 10 %", "CZ": "Česká sleva 10 %", "SK": "Česká zľava 10 %", "PL": "Czeska zniżka 10 %", "HU": "Cseh kedvezmény 10 %", "HR": "Češki popust 10 %"}'),
  ('PRVIH100', 'percent', 20, null, 0, '{"SI": "Popust za prvih sto", "CZ": "Sleva pro prvních sto", "SK": "Zľava pre prvých sto", "PL": "Zniżka dla pierwszych stu", "HU": "Kedvezmény az első száznak", "HR": "Popust za prvih sto"}')

alter table addresses add column is_locked boolean not null default false
`,
  },
  {
    name: '007-card-payments',
    sql: `
alter table orders add column payment_state text not null default 'none'
  check (payment_state in ('none', 'pending', 'paid', 'declined', 'cancelled'))
`,
  },
  {
    // A large order in forints exceeds an int in hundredths; integers up to 2^53 are exact here, and numbers for both drivers.
    name: '008-large-totals',
    sql: `
alter table cart_checkouts alter column seen_total type double precision

alter table orders
  alter column total type double precision, alter column total_no_vat type double precision, alter column discount type double precision

alter table order_items alter column price type double precision
`,
  },
  {
    name: '009-facebook',
    sql: `
alter table customers add column facebook_id text unique
`,
  },
  {
    name: '010-fault-counts',
    sql: `
create table fault_counts (
  key text primary key, count int not null default 1, created_at timestamptz not null default clock_timestamp())
`,
  },
  {
    name: '011-payment-told',
    sql: `
alter table orders add column payment_told boolean not null default false
`,
  },
  {
    name: '012-payment-acknowledged',
    sql: `
alter table orders rename column payment_told to payment_acknowledged
`,
  },
  {
    // The demo customers have agreed to everything; scenarios make customers who have not.
    name: '013-conditions-and-subscriptions',
    sql: `
alter table customers add column deactivated_at timestamptz

update customers set consents = consents || '{"collection": true, "vip_modal_consent": true}'::jsonb where email like '%@vitrina.example'

create table customer_conditions (
  customer_id int not null references customers on delete cascade, condition_id int not null,
  approved_at timestamptz, primary key (customer_id, condition_id))

create table subscriptions (
  email text primary key, country text not null, token text not null unique,
  confirmed_at timestamptz, created_at timestamptz not null default clock_timestamp())

create table questions (
  id int generated always as identity primary key, country text not null, email text not null,
  text text not null, variant_id int, created_at timestamptz not null default clock_timestamp())
`,
  },
  {
    name: '014-viewed-products',
    sql: `
create table viewed_products (
  customer_id int not null references customers on delete cascade, country text not null,
  variant_id int not null references variants on delete cascade,
  viewed_at timestamptz not null default clock_timestamp(), primary key (customer_id, country, variant_id))
`,
  },
  {
    name: '015-financing',
    sql: `
alter table cart_checkouts add column financing jsonb
`,
  },
  {
    // What the collectors of events have received.
    name: '016-collected-events',
    sql: `
create table collected_events (
  id int generated always as identity primary key, sink text not null, event_id text, visitor text, body jsonb not null,
  created_at timestamptz not null default clock_timestamp())

create index on collected_events (visitor)
`,
  },
  {
    // Each shop has the reviews of its own country, so the average belongs to the texts of that country.
    name: '017-reviews',
    sql: `
alter table products rename column rating to quality

alter table products rename column review_count to interest

alter table product_texts add column rating real, add column review_count int not null default 0

create table reviews (
  id int generated by default as identity primary key, product_id int not null references products on delete cascade,
  country text not null, customer_id int references customers on delete cascade, author text not null,
  rating int not null check (rating between 1 and 5), title text not null, text text not null,
  pros json not null, cons json not null, photos json not null, is_verified boolean not null,
  approved_at timestamptz, created_at timestamptz not null default clock_timestamp())

create index reviews_of_product on reviews (product_id, country, created_at)

create unique index reviews_of_customer on reviews (customer_id, product_id, country) where customer_id is not null
`,
  },
  {
    // taken_windows: windows that scenarios give to other shoppers, as this cart sees them.
    name: '018-time-windows',
    sql: `
alter table cart_deliveries
  add column window_held_until timestamptz,
  add column taken_windows jsonb not null default '[]'

create index cart_deliveries_time_window on cart_deliveries (time_window_id) where time_window_id is not null
`,
  },
  {
    name: '019-payment-processing',
    sql: `
alter table orders drop constraint orders_payment_state_check

alter table orders add constraint orders_payment_state_check
  check (payment_state in ('none', 'pending', 'processing', 'paid', 'declined', 'cancelled'))
`,
  },
  {
    // Everyone who knows the token sees the list.
    name: '020-shared-wishlists',
    sql: `
alter table wishlists add column share_token text unique
`,
  },
  {
    name: '021-digital-content',
    sql: `
create table licenses (
  order_id int not null references orders on delete cascade, product_id int not null, piece int not null, key text not null,
  primary key (order_id, product_id, piece))

create table api_keys (
  customer_id int not null references customers on delete cascade, product_id int not null, key_hash text not null,
  created_at timestamptz not null default clock_timestamp(), primary key (customer_id, product_id))
`,
  },
];
