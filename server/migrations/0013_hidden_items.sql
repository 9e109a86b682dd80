-- What the buyer deleted is shown on none of their pages any more; the books keep it.
alter table order_items add column hidden_at timestamptz;

update order_items set hidden_at = orders.deleted_at
  from orders where orders.id = order_items.order_id and orders.deleted_at is not null;
