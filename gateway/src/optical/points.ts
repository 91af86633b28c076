import type { optical } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { designationNamed } from '../sales/index.ts';
import { inShopWith } from './capability.ts';
import { productNow } from './writeVariant.ts';

type Answered = Answer<typeof optical.getPoints>;

export const pointsAssignmentOf = (row: Answered['data'][number]) => ({
  ...nodeOf('PointsAssignment', row.id),
  designation: designationNamed(row.designation_id, row.designation_name),
  points: row.points,
});

export const assignedPointsOf = ({ data, designations }: Answered) => ({
  assignments: data.map(pointsAssignmentOf),
  choices: designations.map(({ id, name }) => designationNamed(id, name)),
});

const inputField = fieldMapper({ product_id: 'product', designation_id: 'designation', id: 'assignment' });

/** Wraps a points mutation; refuses shops without commission by points. */
export const writingPoints = <Input, Success>(run: (input: Input, context: Context) => Promise<Success>) =>
  withRefusals(inShopWith('POINTS_COMMISSION', run), { inputField });

/** The success of a points mutation: the product with its current points. */
export async function pointsSuccess(context: Context, { product_id: id }: { product_id: string }) {
  context.loaders.assignedPoints.forget(id);
  return { __typename: 'ProductPointsSuccess' as const, product: await productNow(context, id) };
}
