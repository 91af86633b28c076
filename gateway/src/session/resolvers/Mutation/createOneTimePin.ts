import { session } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = fieldMapper({ employee_id: 'employee' });

export const createOneTimePin: NonNullable<MutationResolvers['createOneTimePin']> = withRefusals(
  async ({ key, employee }, { call }) => {
    const { pin } = await call(session.oneTimePin, {
      key,
      body: { employee_id: dbIdOf('Employee', employee) },
    });
    return { __typename: 'CreateOneTimePinSuccess', pin };
  },
  { inputField },
);
