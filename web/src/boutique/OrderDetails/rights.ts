/** What the person may do with orders; what an order's state allows is told by the order itself. */
export interface Rights {
  /** Statuses, stages, pieces, links, invoice. */
  edit: boolean;
  /** Take orders, alterations among them. */
  take: boolean;
  /** Take money for it. */
  receive: boolean;
}
