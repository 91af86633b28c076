import { parseRupees, warnAboveMrp, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { type Entries, textOf } from '../../../ui/form/entries.ts';

interface Props {
  entries: Entries;
  tax: ChargedTax;
}

/** Under the selling price: that with its GST it is above the MRP. Who types no price sells at the MRP. */
export function MrpWarning({ entries, tax }: Props) {
  const mrp = parseRupees(textOf(entries, 'mrp'));
  const price = parseRupees(textOf(entries, 'sell_price')) ?? mrp;
  const warning = mrp === undefined || price === undefined ? undefined : warnAboveMrp({ price, mrp }, tax);
  if (warning === undefined) return null;
  return (
    <Box asChild gridColumn="1 / -1" mt="-2" textStyle="second" color="due.fg">
      <output>{warning}</output>
    </Box>
  );
}
