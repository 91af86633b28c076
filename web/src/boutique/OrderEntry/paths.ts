/** Where an order is edited; the list's navigation state `orderId` leads there, too (spec 3 §2.4). */
export const editOrderPath = (order: string): string =>
  `/EditOrder?${new URLSearchParams({ orderId: order })}`;
