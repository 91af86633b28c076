import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../ui/MoneyText.tsx';
import type { CatalogueEntry } from './local/entry.ts';
import { Mrp } from './Mrp.tsx';

type Priced = Pick<CatalogueEntry, 'price' | 'priceAtTill' | 'hasVariants' | 'mrp'>;

/** A product that has its prices in variants may have none itself. */
const isInVariants = ({ price, hasVariants }: Priced): boolean => hasVariants && price === 0;

/** What one costs, in words where the till asks for it; undefined where its variants have the prices. */
export const priceWords = (entry: Priced): string | undefined => {
  if (entry.priceAtTill) return formatMessage('catalogue.atTill');
  return isInVariants(entry) ? undefined : formatRupees(entry.price);
};

/** The same in a table, over the MRP. */
export function ItemPrice({ entry }: { entry: Priced }) {
  return (
    <>
      {entry.priceAtTill ? (
        <AtTill />
      ) : (
        <MoneyText amount={isInVariants(entry) ? undefined : entry.price} fontWeight="semibold" />
      )}
      <Mrp amount={entry.mrp} />
    </>
  );
}

/** In place of a price. */
export function AtTill() {
  return (
    <Box as="span" color="fg.muted" whiteSpace="nowrap">
      {formatMessage('catalogue.atTill')}
    </Box>
  );
}
