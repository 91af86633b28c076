import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writtenOrder } from '../../withOrder.ts';

const FIELDS: Readonly<Record<string, string>> = {
  piece_id: 'piece',
  customer_id: 'piece',
  delivery_time: 'deliveryDate',
  stage_id: 'assignment.stage',
  employee_id: 'assignment.employee',
  'item.0.assignments.0.stage_id': 'assignment.stage',
  'item.0.assignments.0.employee_id': 'assignment.employee',
};

export const createAlteration: NonNullable<MutationResolvers['createAlteration']> = withRefusals(
  async ({ key, piece, cause, charge, deliveryDate, assignment }, context) => {
    const { order } = await context.call(boutique.createAlteration, {
      key,
      body: {
        piece_id: dbIdOf('Piece', piece),
        cause,
        charge: rupees(charge ?? 0),
        delivery_time: deliveryDate,
        ...(assignment && {
          stage_id: dbIdOf('Stage', assignment.stage),
          employee_id: dbIdOf('Employee', assignment.employee),
        }),
      },
    });
    return { __typename: 'OrderSuccess' as const, order: writtenOrder(order, context) };
  },
  { inputField: (field) => FIELDS[field] ?? field },
);
