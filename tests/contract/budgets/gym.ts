import { type Budgets, write } from './budget.ts';

const business = 5;
const BRANCH = {
  address: 'High Street, Pune',
  phone: '020 2729 4410',
  email: 'baner@irontemple.in',
  manager: 'Shweta Nair',
  openingHours: '6:00 – 22:00',
  facilities: ['Yoga hall'],
  status: 'ACTIVE',
};

/** The person, and what the answer shows of the gym. */
export const gym: Budgets = {
  BranchesQuery: { calls: 2, business },
  useWriteBranchesCreateMutation: {
    calls: 3,
    business,
    variables: () => write({ ...BRANCH, name: 'Baner' }),
  },
  useWriteBranchesUpdateMutation: {
    calls: 3,
    business,
    variables: ({ branch }) => write({ ...BRANCH, branch, name: 'Kothrud depot' }),
  },
  useWriteBranchesDeleteMutation: {
    calls: 3,
    business,
    variables: ({ spareBranch }) => write({ branch: spareBranch }),
  },
};
