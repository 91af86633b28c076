/** The screen with a role chosen (its global id). */
export const rolePath = (role: string): string => `/SalesSettingMaster?role=${encodeURIComponent(role)}`;
