/** Goes to a page outside the client. Which pages may be named is the server's matter: it keeps the list of hosts. */
export const leaveTo = (url: string): void => window.location.assign(url);
