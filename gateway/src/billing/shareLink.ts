/** Path of a shared link: the document's page for people. */
export const shareLink = (secret: string): string => `/b/${encodeURIComponent(secret)}`;

/** The same as a PDF. */
export const shareLinkPdf = (secret: string): string => `${shareLink(secret)}/bill.pdf`;
