import type Type from 'typebox';
import type { Static } from 'typebox';
import { readDays } from '../../http/days.ts';
import type { quickConditions } from './filterContract.ts';
import { type QuickBillFilter, statusAsked } from './quickBills.ts';

type Asked = Static<Type.TObject<typeof quickConditions>>;

/** The filter shared by the list and the counts of quick bills. */
export const quickFilterOf = ({ search, status, trash, ...days }: Asked): QuickBillFilter => ({
  search,
  ...readDays(days),
  status: statusAsked(status),
  inTrash: trash === undefined ? undefined : trash === 1,
});
