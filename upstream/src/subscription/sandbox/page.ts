import { formatRupees, formatMessage } from '@galla/domain';
import { OUTCOMES, SANDBOX } from './protocol.ts';
import type { SandboxOrder } from './orders.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** A style of its own for both colour modes, because a payment service's page does not look like ours. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#132024;--quiet:#46565b;--line:#7a8a8f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#101617;--ink:#e8eeef;--quiet:#b1bfc3;--line:#71848a;--on:#04222c}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px system-ui,sans-serif}
main{max-width:400px;margin:0 auto;padding:48px 16px}
h1{font-size:20px;line-height:28px;margin:0 0 8px;padding-top:12px;border-top:3px solid #b45309}
p{margin:0 0 16px;color:var(--quiet)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0 0 24px;padding:16px 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd.sum{font-size:24px;font-weight:600}
button{display:block;width:100%;min-height:48px;margin:0 0 12px;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:var(--ink);font:600 16px/22px system-ui,sans-serif;cursor:pointer}
button.success{background:var(--ink);border-color:var(--ink);color:var(--paper)}
button:focus-visible{outline:2px solid #b45309;outline-offset:2px}`;

function document(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(formatMessage('sandbox.title'))}</title><style>${STYLE}</style></head><body><main><h1>${escaped(formatMessage('sandbox.title'))}</h1>${body}</main></body></html>`;
}

/** A page with a single sentence. */
export const messagePage = (sentence: string): string => document(`<p>${escaped(sentence)}</p>`);

/** The page to choose the outcome of the payment: one form per outcome, so that it works without scripts. */
export function checkoutPage(order: SandboxOrder): string {
  const facts = [
    [formatMessage('sandbox.payer'), escaped(order.payer), ''],
    [formatMessage('subscription.orderId'), escaped(order.merchantOrderId), ''],
    [formatMessage('subscription.amount'), escaped(formatRupees(Number(order.amount))), ' class="sum"'],
  ].map(([label, value, look]) => `<dt>${label}</dt><dd${look}>${value}</dd>`);
  const forms = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).map(
    (outcome) =>
      `<form method="post" action="${SANDBOX.pages}/${order.ticket}/${outcome}"><button class="${outcome}">${escaped(formatMessage(`sandbox.${outcome}`))}</button></form>`,
  );
  return document(
    `<p>${escaped(formatMessage('sandbox.explained'))}</p><dl>${facts.join('')}</dl>${forms.join('')}`,
  );
}
