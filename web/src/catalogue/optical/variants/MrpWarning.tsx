import { parseRupees, warnAboveMrp, type ChargedTax } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { type Entries, textOf } from '../../../ui/form/entries.ts';

interface Props {
  entries: Entries;
  /** Names of the price fields; the first that is filled in counts. */
  asked: readonly string[];
  tax: ChargedTax;
}

/** Shown below the prices if the charged price with GST exceeds the MRP. */
export function MrpWarning({ entries, asked, tax }: Props) {
  const mrp = parseRupees(textOf(entries, 'mrp'));
  const price = asked.map((name) => parseRupees(textOf(entries, name))).find((one) => one !== undefined);
  const warning = mrp === undefined || price === undefined ? undefined : warnAboveMrp({ price, mrp }, tax);
  if (warning === undefined) return null;
  return (
    <Box asChild gridColumn="1 / -1" mt="-2" textStyle="second" color="due.fg">
      <output>{warning}</output>
    </Box>
  );
}
