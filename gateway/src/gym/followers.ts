import { dbIdOf } from '../relay/ids.ts';
import type { AssignWorkoutInput } from '../types.generated.ts';

const memberIds = (ids: readonly string[] | null | undefined): string[] =>
  (ids ?? []).map((id) => dbIdOf('GymMember', id));

/** New and former followers, as REST takes them. */
export const followersBody = ({ add, remove }: Pick<AssignWorkoutInput, 'add' | 'remove'>) => ({
  add: memberIds(add),
  remove: memberIds(remove),
});
