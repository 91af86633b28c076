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
