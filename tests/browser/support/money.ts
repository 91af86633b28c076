import type { Locator } from 'playwright';

/** The text of an element without layout whitespace. */
async function packed(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s/g, '');
}

/** Paise of the amount after a label, e.g. "Total" in "Total ₹1,234.50"; undefined when there is none. */
export async function sumBehind(place: Locator, label: string): Promise<number | undefined> {
  const packedLabel = label.replaceAll(' ', '');
  const [, sign, amount] =
    new RegExp(`${packedLabel}(−?)₹([\\d,]+\\.\\d\\d)`).exec(await packed(place)) ?? [];
  if (amount === undefined) return undefined;
  return Number(amount.replaceAll(/[,.]/g, '')) * (sign === '−' ? -1 : 1);
}

/** As screens and papers format it: "1,23,456.00". */
export function grouped(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
}

/** As in a UPI link: "123456.00". */
export function plain(paise: number): string {
  return (paise / 100).toFixed(2);
}
