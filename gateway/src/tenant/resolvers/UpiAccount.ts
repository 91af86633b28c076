import { globalId } from '../../relay/ids.ts';
import type { UpiAccountResolvers } from '../../types.generated.ts';

export const UpiAccount: UpiAccountResolvers = {
  id: ({ dbId }) => globalId('UpiAccount', dbId),
};
