/** URL of a customer's details (spec 2 §2); it works with reload and sharing. */
export const detailsPath = (id: string): string => `/crm/customer-details?${new URLSearchParams({ id })}`;

/** URL of the dialog that sets a customer's status, over the details. */
export const statusPath = (id: string): string => `/crm/status-update?${new URLSearchParams({ id })}`;
