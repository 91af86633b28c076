import { checkOrderDiscount, formatMessage, type Discount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { DiscountField } from '../../../ui/DiscountField.tsx';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';

/**
 * A discount in rupees or per cent. A larger amount is reduced to the subtotal, with a message (spec 3 §5).
 */
export function OrderDiscountField({ entry }: { entry: Entry }) {
  const { draft, amounts, problems, setTerms } = entry;
  const [message, setMessage] = useState<string>();
  const take = (discount: Discount | null): void => {
    const problem = checkOrderDiscount(discount ?? undefined, amounts.subtotal);
    setMessage(problem?.message);
    setTerms({ discount: problem ? { kind: 'AMOUNT', value: amounts.subtotal } : discount });
  };
  return (
    <Box id={elementId('discount')}>
      <DiscountField
        label={formatMessage('orderEntry.discount')}
        value={draft.discount}
        onValue={take}
        onUnreadable={setMessage}
        error={problems['discount'] ?? message}
      />
    </Box>
  );
}
