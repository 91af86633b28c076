import { checkGoods, parseQuantity, type Paise } from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** Goods that came in, as they are typed. */
export interface Entries {
  quantity: string;
  cost: Paise | undefined;
  supplier: string;
  billNumber: string;
}

export const EMPTY: Entries = { quantity: '', cost: undefined, supplier: '', billNumber: '' };

/** What is wrong with them, by field. */
export function checkEntries({ quantity, ...entries }: Entries, whole: boolean): Record<string, string> {
  const { bill_number: billNumber, ...errors } = formErrors(
    checkGoods({ ...entries, quantity: parseQuantity(quantity) }, whole),
  );
  return { ...errors, ...(billNumber !== undefined && { billNumber }) };
}
