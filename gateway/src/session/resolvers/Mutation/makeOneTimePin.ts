import { session } from '@galla/upstream/contract';
import { atInputFields, renamed } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = renamed({ employee_id: 'employee' });

export const makeOneTimePin: NonNullable<MutationResolvers['makeOneTimePin']> = (
  _parent,
  { input: { employee } },
  { call },
) =>
  refusable(['InvalidInput', 'NotFound', 'PermissionDenied'], () =>
    atInputFields(inputField, async () => {
      const { pin } = await call(session.oneTimePin, {
        body: { employee_id: dbIdOf('Employee', employee) },
      });
      return { __typename: 'MakeOneTimePinSuccess' as const, pin };
    }),
  );
