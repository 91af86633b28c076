import { problem } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { refusedInput } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

/** Maximum contacts at once. */
const MOST = 1000;

export const assignContacts: NonNullable<MutationResolvers['assignContacts']> = withRefusals(
  async ({ key, contacts, employee, group }, { call, loaders }) => {
    const ids = [...new Set(contacts)].map((id) => dbIdOf('Customer', id));
    if (ids.length === 0) throw refusedInput([problem('contacts', 'INVALID_INPUT', 'contacts.noneChosen')]);
    if (ids.length > MOST) throw refusedInput([problem('contacts', 'INVALID_INPUT', 'faults.invalidInput')]);
    const emp_id = optionalDbId('Employee', employee) ?? null;
    const body = { customer_ids: ids, emp_id, group: group ?? null };
    const { updated } = await call(customers.bulkContactUpdate, { key, body });
    for (const id of ids) loaders.customers.forget(id);
    return { __typename: 'AssignContactsSuccess', count: updated };
  },
  { inputField: fieldMapper({ emp_id: 'employee' }) },
);
