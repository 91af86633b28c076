import type { Locator } from 'playwright';

/** What stands in a place, without the spaces that only the layout makes. */
async function packed(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s/g, '');
}

/** Paise of the amount that stands behind a label, e.g. "Total" of "Total ₹1,234.50"; undefined when none does. */
export async function sumBehind(place: Locator, label: string): Promise<number | undefined> {
  const packedLabel = label.replaceAll(' ', '');
  const [, sign, amount] =
    new RegExp(`${packedLabel}(−?)₹([\\d,]+\\.\\d\\d)`).exec(await packed(place)) ?? [];
  if (amount === undefined) return undefined;
  return Number(amount.replaceAll(/[,.]/g, '')) * (sign === '−' ? -1 : 1);
}

/** As screens and papers write it: "1,23,456.00". */
export function grouped(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
}

/** As it stands in a UPI link: "123456.00". */
export function plain(paise: number): string {
  return (paise / 100).toFixed(2);
}
