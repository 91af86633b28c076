import { checkOrderAdvance, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { LimitWarning } from '../../../billing/index.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';

/** The amount received now. A larger amount is reduced to the balance, with a message (spec 3 §5). */
export function AdvanceField({ entry }: { entry: Entry }) {
  const { draft, amounts, before, problems, setTerms } = entry;
  const [message, setMessage] = useState<string>();
  const most = Math.max(0, amounts.total - (before?.received ?? 0));
  const take = (amount: Paise = 0): void => {
    setMessage(checkOrderAdvance(amount, most)?.message);
    setTerms({ advance: Math.min(amount, most) });
  };
  return (
    <Box id={elementId('advance')}>
      <Labelled label={formatMessage('orderEntry.advance')} optional error={problems['advance'] ?? message}>
        <MoneyInput value={draft.advance === 0 ? undefined : draft.advance} onValue={take} />
      </Labelled>
      {draft.customer !== null && (
        <LimitWarning key={draft.customer.id} rest={most - draft.advance} payer={draft.customer.id} />
      )}
    </Box>
  );
}
