import { formatMessage, type ItemKind } from '@galla/domain';
import { ALL, STOCKS, type CatalogueFilters } from './address.ts';

/** An option of the combined stock and status filter; it sets two URL parameters. */
interface ShownChoice {
  value: string;
  label: string;
  filters: Pick<CatalogueFilters, 'stock' | 'status'>;
}

const STOCK_WORDS = { IN_STOCK: 'list.inStock', LOW: 'list.low', OUT_OF_STOCK: 'list.outOfStock' } as const;

const stockChoices = (): ShownChoice[] =>
  STOCKS.map((stock) => ({
    value: `stock:${stock}`,
    label: formatMessage(STOCK_WORDS[stock]),
    filters: { stock, status: '' },
  }));

const statusChoice = (status: string, label: string): ShownChoice => ({
  value: `status:${status}`,
  label,
  filters: { stock: '', status },
});

/** The options of the filter. The first is the default: everything on sale. */
export const shownChoices = (kind: ItemKind): [usual: ShownChoice, ...others: ShownChoice[]] => [
  {
    value: '',
    label: formatMessage(kind === 'PRODUCT' ? 'list.inStockAndOut' : 'list.onSale'),
    filters: { stock: '', status: '' },
  },
  ...(kind === 'PRODUCT' ? stockChoices() : []),
  statusChoice('HIDDEN', formatMessage('list.status.HIDDEN')),
  statusChoice('DISCONTINUED', formatMessage('list.status.DISCONTINUED')),
  statusChoice(ALL, formatMessage('list.anyStatus')),
];

/** The option that matches the URL. */
export const shownValue = (
  kind: ItemKind,
  { stock, status }: Pick<CatalogueFilters, 'stock' | 'status'>,
): string =>
  shownChoices(kind).find(({ filters }) => filters.stock === stock && filters.status === status)?.value ?? '';
