import { creditOf, formatMessage, formatRupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import type { Tendering } from './tender.ts';

/** Pays with the customer's credit; the rest is cash unless another mode is chosen. */
export function UseCredit({ money }: { money: Tendering }) {
  const { credit, tender, paid, total, dispatch } = money;
  if (credit === 0 || total === 0 || tender.mode === 'CREDIT' || creditOf(paid.parts) > 0) return null;
  const use = (): void => {
    if (credit >= total) {
      dispatch({ type: 'advance', advance: null });
      dispatch({ type: 'mode', mode: 'CREDIT' });
    } else {
      const rest = { mode: 'CASH', amount: total - credit } as const;
      dispatch({ type: 'split', parts: [{ mode: 'CREDIT', amount: credit }, rest] });
    }
  };
  return (
    <Button variant="outline" size="sm" onClick={use}>
      {formatMessage('credit.use', { amount: formatRupees(credit) })}
    </Button>
  );
}
