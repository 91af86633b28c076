import type { optical } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { AssignedPoints } from '../types.generated.ts';

type Answered = Answer<typeof optical.getPoints>;

const designationOf = (dbId: string, name: string) => ({ id: globalId('Designation', dbId), name });

export function assignedPointsOf({ data, designations }: Answered): AssignedPoints {
  return {
    assignments: data.map(({ id, designation_id: designation, designation_name: name, points }) => ({
      id: globalId('PointsAssignment', id),
      designation: designationOf(designation, name),
      points,
    })),
    choices: designations.map(({ id, name }) => designationOf(id, name)),
  };
}
