/** "20k", "1.5L": paise as rupees on an axis. */
export const moneyAxis = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 }).format(paise / 100);
