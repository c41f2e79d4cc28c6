export const couponsOfOrders = ['create index if not exists coupon_uses_of_order on coupon_uses (order_id)'];
