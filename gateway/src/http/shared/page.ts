import {
  DOCUMENT_LABELS,
  formatDay,
  formatRupees,
  parseRupees,
  formatMessage,
  type MessageKey,
} from '@galla/domain';
import QRCode from 'qrcode';
import { shareLinkPdf, type SharedDocumentMapper } from '../../billing/index.ts';
import { Html, html } from './html.ts';
import { STYLE } from './style.ts';

/** A complete page, excluded from search engines. */
function pageOf(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.text;
}

/** The QR code, and the link into a UPI app on the same device. */
async function payment(link: string, amount: string, shop: string): Promise<Html> {
  const code = new Html(await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  const named = formatMessage('share.qrOf', { amount, shop });
  return html`<figure>
      <div role="img" aria-label="${named}">${code}</div>
      <figcaption>${formatMessage('share.scan')}</figcaption>
    </figure>
    <a href="${link}">${formatMessage('share.payByApp')}</a>`;
}

const row = (key: MessageKey, value: string): Html =>
  html`<div>
    <dt>${formatMessage(key)}</dt>
    <dd>${value}</dd>
  </div>`;

/** The pending amount, or a note that nothing is pending; neither for a proposal. */
function balance({ pending, canceled, type }: SharedDocumentMapper): { due?: Html; note?: Html } {
  if (canceled) return { note: html`<p class="note">${formatMessage('share.canceled')}</p>` };
  if (type === 'PROPOSAL') return {};
  const left = parseRupees(pending) ?? 0;
  if (left <= 0) return { note: html`<p class="note">${formatMessage('share.paid')}</p>` };
  return {
    due: html`<div class="due">
      <dt>${formatMessage('share.toPay')}</dt>
      <dd>${formatRupees(left)}</dd>
    </div>`,
  };
}

/** The bill behind a link: the shop, its number, day and amount, the pending amount and how to pay it, and the PDF. */
export async function documentPage(document: SharedDocumentMapper): Promise<string> {
  const { shopName, type, number, date, total, pending, upiLink, secret } = document;
  const named = `${formatMessage(DOCUMENT_LABELS[type])} ${number}`;
  const amount = formatRupees(parseRupees(pending) ?? 0);
  const { due, note } = balance(document);
  return pageOf(
    `${named} · ${shopName}`,
    html`<h1>${shopName}</h1>
      <p>${named}</p>
      <dl>
        ${row('share.date', formatDay(date))}${row('share.amount', formatRupees(parseRupees(total) ?? 0))}${due}
      </dl>
      ${note} ${upiLink == null ? undefined : await payment(upiLink, amount, shopName)}
      <a class="main" href="${shareLinkPdf(secret)}">${formatMessage('share.openPdf')}</a>`,
  );
}

/** The page shown instead: why there is nothing to see. */
export const refusalPage = (title: string, explained?: string): string =>
  pageOf(
    title,
    html`<h1>${title}</h1>
      ${explained === undefined ? undefined : html`<p>${explained}</p>`}`,
  );
