import { formatMessage } from '@galla/domain';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import type { Pay } from './usePay.ts';

/** On orders and proposals: an advance to request instead of the whole pending amount. Nothing on invoices. */
export function AskField({ pay: { ask } }: { pay: Pay }) {
  if (ask === undefined) return null;
  return (
    <Labelled
      label={formatMessage('payment.askFor')}
      optional
      hint={formatMessage('payment.askForHint')}
      error={ask.problem}
    >
      <MoneyInput value={ask.value} onValue={ask.set} onUnreadable={ask.setUnreadable} />
    </Labelled>
  );
}
