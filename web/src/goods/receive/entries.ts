import { checkGoods, parseQuantity, type Paise } from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** The form values of received goods. */
export interface Entries {
  quantity: string;
  cost: Paise | undefined;
  supplier: string;
  billNumber: string;
}

export const EMPTY: Entries = { quantity: '', cost: undefined, supplier: '', billNumber: '' };

/** Problems by field. */
export function checkEntries({ quantity, ...entries }: Entries, whole: boolean): Record<string, string> {
  const { bill_number: billNumber, ...errors } = formErrors(
    checkGoods({ ...entries, quantity: parseQuantity(quantity) }, whole),
  );
  return { ...errors, ...(billNumber !== undefined && { billNumber }) };
}
