import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { CircleAlert, Eye } from 'lucide-react';
import type { Bill } from '../cart/useBill.ts';
import { isPrescribed } from './entries.ts';

/** Below the lines of the cart: a note that the bill includes a prescription, or that it has problems. */
export function GoesAlong({ bill, onShow }: { bill: Bill; onShow: () => void }) {
  const { cart, problems } = bill;
  if (!isPrescribed(cart.prescription)) return null;
  const wrong = Object.keys(problems.prescription ?? {}).length > 0;
  const Icon = wrong ? CircleAlert : Eye;
  return (
    <Button variant="plain" size="sm" px="0" mt="2" color={wrong ? 'due.fg' : 'paid.fg'} onClick={onShow}>
      <Icon strokeWidth={1.75} aria-hidden />
      {formatMessage(wrong ? 'prescription.incomplete' : 'prescription.goesAlong')}
    </Button>
  );
}
