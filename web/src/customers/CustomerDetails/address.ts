/** The address of a customer's details (spec 2 §2), which a reload and a shared link find again. */
export const detailsPath = (id: string): string => `/crm/customer-details?${new URLSearchParams({ id })}`;

/** The address of the dialog that sets a customer's status, over his details. */
export const statusPath = (id: string): string => `/crm/status-update?${new URLSearchParams({ id })}`;
