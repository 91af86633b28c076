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
