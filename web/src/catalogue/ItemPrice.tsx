import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../ui/MoneyText.tsx';
import type { CatalogueEntry } from './local/entry.ts';
import { Mrp } from './Mrp.tsx';

type Priced = Pick<CatalogueEntry, 'price' | 'priceAtTill' | 'hasVariants' | 'mrp'>;

/** A product whose variants have the prices may have none itself. */
const isInVariants = ({ price, hasVariants }: Priced): boolean => hasVariants && price === 0;

/** The price as text, or a phrase if it is asked at the till; undefined if the variants have the prices. */
export const priceWords = (entry: Priced): string | undefined => {
  if (entry.priceAtTill) return formatMessage('catalogue.atTill');
  return isInVariants(entry) ? undefined : formatRupees(entry.price);
};

/** The price in a table, above the MRP. */
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

/** Shown instead of a price that is asked at the till. */
export function AtTill() {
  return (
    <Box as="span" color="fg.muted" whiteSpace="nowrap">
      {formatMessage('catalogue.atTill')}
    </Box>
  );
}
