/** The address of the screen with a role chosen (global id). */
export const rolePath = (role: string): string => `/SalesSettingMaster?role=${encodeURIComponent(role)}`;
