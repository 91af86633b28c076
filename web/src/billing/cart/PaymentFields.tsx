import { needsBuyer } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { TenderFields } from '../payments/TenderFields.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { MODE_ID } from './elements.ts';
import { tenderingOf } from './tenderingOf.ts';
import type { Bill } from './useBill.ts';

/** How the bill is paid, and the buyer where the law requires it. */
export function PaymentFields({ bill, icons = false }: { bill: Bill; icons?: boolean }) {
  const { totals, terms, words } = bill;
  return (
    <Box display="grid" gap="2">
      <TenderFields money={tenderingOf(bill)} id={MODE_ID} takes={words.type !== 'PROPOSAL'} icons={icons} />
      {terms.walkIn === true && needsBuyer(totals.taxable) && <BuyerFields bill={bill} />}
    </Box>
  );
}
