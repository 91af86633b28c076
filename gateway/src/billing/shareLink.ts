/** Where a link leads: a page of the document for people. */
export const shareLink = (secret: string): string => `/b/${encodeURIComponent(secret)}`;

/** The same as a PDF. */
export const shareLinkPdf = (secret: string): string => `${shareLink(secret)}/bill.pdf`;
