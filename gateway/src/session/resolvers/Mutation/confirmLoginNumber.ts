import { session } from '@galla/upstream/contract';
import { atInputFields, renamed } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = renamed({ employee_id: 'employee' });

export const confirmLoginNumber: NonNullable<MutationResolvers['confirmLoginNumber']> = (
  _parent,
  { input },
  { call, loaders },
) =>
  refusable(['InvalidInput', 'NotFound', 'PermissionDenied'], () =>
    atInputFields(inputField, async () => {
      const id = dbIdOf('Employee', input.employee);
      await call(session.confirmLoginNumber, { body: { employee_id: id, mobile: input.mobile } });
      const employee = await loaders.employees.loadNonNull(id);
      return { __typename: 'ConfirmLoginNumberSuccess' as const, employee };
    }),
  );
