import type { optical } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { designationNamed, type DesignationMapper } from '../sales/index.ts';
import type { PointsAssignment } from '../types.generated.ts';

type Answered = Answer<typeof optical.getPoints>;

export type PointsAssignmentMapper = Omit<Model<PointsAssignment>, 'designation'> & {
  designation: DesignationMapper;
};

export interface AssignedPointsModel {
  assignments: PointsAssignmentMapper[];
  choices: DesignationMapper[];
}

export function pointsAssignmentOf(row: Answered['data'][number]): PointsAssignmentMapper {
  return {
    __typename: 'PointsAssignment',
    dbId: row.id,
    designation: designationNamed(row.designation_id, row.designation_name),
    points: row.points,
  };
}

export function assignedPointsOf({ data, designations }: Answered): AssignedPointsModel {
  return {
    assignments: data.map(pointsAssignmentOf),
    choices: designations.map(({ id, name }) => designationNamed(id, name)),
  };
}
