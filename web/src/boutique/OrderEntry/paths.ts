/** Where an order is edited. The list navigates there with `orderId` in its state, too (spec 3 §2.4). */
export const editOrderPath = (order: string): string =>
  `/EditOrder?${new URLSearchParams({ orderId: order })}`;
