/** Navigates to a page outside the client. The server decides which hosts are allowed. */
export const leaveTo = (url: string): void => window.location.assign(url);
