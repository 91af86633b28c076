/** What the user may do with orders. What an order's state allows comes with the order itself. */
export interface Rights {
  /** Statuses, stages, pieces, links, invoice. */
  edit: boolean;
  /** Take orders, including alterations. */
  take: boolean;
  /** Receive payments. */
  receive: boolean;
}
