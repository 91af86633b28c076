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
export { checkFreeze, freezeDays, type Freezable, type Freeze } from './freeze.ts';
export {
  BIRTHDAY_DAYS,
  birthdaysFrom,
  LIST_DAYS,
  memberListOf,
  MEMBER_LISTS,
  toldOf,
  toldSince,
  UNSEEN_DAYS,
  type MemberList,
  type ToldOf,
} from './memberLists.ts';
export { endOf, frozenEnd, renewedFrom, type Length, type Period } from './period.ts';
export {
  checkCut,
  checkTransfer,
  checkUpgrade,
  unusedTime,
  type Choice as UpgradeChoice,
  type Cuttable,
} from './upgrade.ts';
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
export {
  copyDay,
  moveExercise,
  movePart,
  removeExercise,
  removePart,
  type ExercisePlace,
  type PartPlace,
  type PlannedWeek,
  type WeekChange,
} from './weekMoves.ts';
export {
  exerciseHome,
  partHome,
  stepExercise,
  stepPart,
  takesExercises,
  type WeekStep,
} from './weekSteps.ts';
export {
  caloriesOf,
  caloriesOfDay,
  checkDietPlans,
  DIET_CATEGORIES,
  DIET_DURATIONS,
  DIET_LIMITS,
  DIET_MEALS,
  MEALS,
  NO_MEALS,
  onEachMeal,
  readDietPlan,
  type DietCategory,
  type DietDuration,
  type DietItem,
  type DietMeal,
  type DietMeals,
  type DietPlan,
} from './diet.ts';
export {
  checkGymResources,
  MEAL_TIMES,
  readGymResource,
  RESOURCE_KINDS,
  RESOURCE_LIMITS,
  type GymResource,
  type MealFacts,
  type MealTime,
  type Nutrition,
  type ResourceKind,
} from './resource.ts';
export { CALL_MINUTE, checkCallDay, checkDayPassPrice, checkVisitor, usualCallDay } from './dayPass.ts';
export {
  checkDoorDay,
  checkDoorNote,
  DOOR_LIMITS,
  DOOR_REASONS,
  doorVerdict,
  type DoorMember,
  type DoorReason,
  type DoorVerdict,
} from './door.ts';
