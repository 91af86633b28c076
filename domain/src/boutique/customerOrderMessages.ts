/** Messages of an order's page for customers (spec 3 §2.3). */
export const customerOrderMessages = {
  'customerOrder.title': 'Your order',
  'customerOrder.missing': 'Order ID or tenant string is missing.',
  'customerOrder.invalid': 'This link is no longer valid. Ask the shop for a new one.',
  'customerOrder.loadFailed': 'Failed to fetch order details.',
  'customerOrder.order': 'Order {number}',
  'customerOrder.deliveryOn': 'Delivery on',
  'customerOrder.yourOrder': 'Your order',
  'customerOrder.call': 'Call {name}, {mobile}',
  'customerOrder.foot':
    'Questions? Call {mobile}. This page is only for you; ask the shop for a new link if it stops working.',
  'customerOrder.footNoCall': 'This page is only for you; ask the shop for a new link if it stops working.',
};
