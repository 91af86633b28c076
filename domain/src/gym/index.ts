export {
  BRANCH_LIMITS,
  BRANCH_STATUSES,
  branchStatusOf,
  checkBranches,
  readBranch,
  readFacilities,
  type Branch,
  type BranchStatus,
} from './branch.ts';
export {
  checkGymMember,
  MEMBER_LIMITS,
  MEMBER_STATUSES,
  memberStatus,
  memberStatusOf,
  type GymMemberEntries,
  type MemberStatus,
} from './member.ts';
export { endOf, frozenEnd, renewedFrom, type Length, type Period } from './period.ts';
export { checkPlan, PLAN_LIMITS, type PlanDuration } from './plan.ts';
export {
  checkWorkouts,
  DIFFICULTIES,
  EMPTY_WEEK,
  exercisesOf,
  minutesOf,
  onEachDay,
  readWorkout,
  WEEK,
  WEEK_DAYS,
  WORKOUT_CATEGORIES,
  WORKOUT_LIMITS,
  type Difficulty,
  type WeekDay,
  type Workout,
  type WorkoutCategory,
  type WorkoutEntries,
  type WorkoutExercise,
  type WorkoutPart,
  type WorkoutWeek,
} from './workout.ts';
