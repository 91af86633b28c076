import { checkPin } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pinRefusal } from '../../refusals.ts';

export const confirmPin: NonNullable<MutationResolvers['confirmPin']> = (
  _parent,
  { input: { pin } },
  { call },
) =>
  refusable(
    [],
    async () => {
      refuseOn(checkPin(pin));
      const { confirmed_until: confirmedUntil } = await call(session.confirmPin, { body: { pin } });
      return { __typename: 'ConfirmPinSuccess' as const, confirmedUntil };
    },
    pinRefusal,
  );
