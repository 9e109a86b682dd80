-- An item can be refunded by the system for more than one reason: too short first, and then worse than was promised. Each
-- once; together they are never more than its price. owner: refunds
drop index refund_applications_item;
create unique index refund_applications_item on refund_applications (item_id, rule) where item_id is not null;
