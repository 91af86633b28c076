import { type Budgets, freshMobile, write } from './budget.ts';

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

const MEMBER = { email: 'member@example.in' };

const WORKOUT = {
  description: 'For the third month',
  week: { monday: [{ category: 'CORE', exercises: [{ name: 'Plank' }] }] },
};

const DIET = {
  category: 'MAINTENANCE',
  description: 'Home food',
  duration: 'ONGOING',
  meals: { lunch: [{ name: 'Dal', calories: 160 }] },
};

/** The user, and the gym's data in the answer. */
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
  WorkoutsQuery: { calls: 2, business },
  useWriteWorkoutsCreateMutation: {
    calls: 3,
    business,
    variables: () => write({ ...WORKOUT, name: 'Five days' }),
  },
  useWriteWorkoutsUpdateMutation: {
    calls: 3,
    business,
    variables: ({ workout }) => write({ ...WORKOUT, workout, name: 'Six days' }),
  },
  useWriteWorkoutsDeleteMutation: {
    calls: 3,
    business,
    variables: ({ spareWorkout }) => write({ workout: spareWorkout }),
  },
  DietPlansQuery: { calls: 2, business },
  useWriteDietPlansCreateMutation: {
    calls: 3,
    business,
    variables: () => write({ ...DIET, name: 'Eight weeks' }),
  },
  useWriteDietPlansUpdateMutation: {
    calls: 3,
    business,
    variables: ({ dietPlan }) => write({ ...DIET, dietPlan, name: 'Ten weeks' }),
  },
  useWriteDietPlansDeleteMutation: {
    calls: 3,
    business,
    variables: ({ spareDietPlan }) => write({ dietPlan: spareDietPlan }),
  },
  useResourcesQuery: { calls: 2, business, variables: () => ({ kind: 'EXERCISE' }) },
  GymResourcesQuery: { calls: 2, business },
  useWriteGymResourcesCreateMutation: {
    calls: 3,
    business,
    variables: () => write({ kind: 'FACILITY', name: 'Parking' }),
  },
  useWriteGymResourcesUpdateMutation: {
    calls: 3,
    business,
    variables: ({ gymResource }) => write({ kind: 'FACILITY', gymResource, name: 'Shower' }),
  },
  useWriteGymResourcesDeleteMutation: {
    calls: 3,
    business,
    variables: ({ spareGymResource }) => write({ gymResource: spareGymResource }),
  },
  useAssignWorkoutMutation: {
    calls: 3,
    business,
    variables: ({ workout, member }) => write({ workout, add: [member], remove: [] }),
  },
  useAssignDietPlanMutation: {
    calls: 3,
    business,
    variables: ({ dietPlan, member }) => write({ dietPlan, add: [member], remove: [] }),
  },
  // What they follow now, once from each list.
  FollowerRowsQuery: { calls: 4, business, variables: ({ workout }) => ({ filter: { workout } }) },
  FollowerRowsMoreQuery: {
    calls: 4,
    business,
    size: 'count',
    variables: ({ workout, tenant: id }) => ({ id, filter: { workout }, count: 20 }),
  },
  MembersPageQuery: { calls: 7, business, variables: () => ({ first: 10 }) },
  doorListQuery: { calls: 3, business, variables: ({ branch }) => ({ branch }) },
  VisitorListQuery: { calls: 2, business, variables: () => ({ from: '2026-11-01', to: '2026-11-30' }) },
  VisitsOfDayQuery: { calls: 3, business, variables: ({ branch }) => ({ day: '2026-11-20', branch }) },
  doorEntriesMutation: {
    calls: 2,
    business,
    variables: ({ branch, member }) =>
      write({
        branch,
        entries: [
          {
            key: '0195b2f0-7c11-7000-8000-0000000000d1',
            member,
            date: '2026-11-20T06:29:00.000Z',
          },
        ],
      }),
  },
  DoorSettingsMutation: { calls: 2, business, variables: () => write({ limit: '2400.00' }) },
  DoorCodeMutation: { calls: 2, business, variables: ({ member }) => write({ member }) },
  RenewAtDoorQuery: { calls: 2, business, variables: ({ member }) => ({ id: member }) },
  RenewalFactsQuery: { calls: 2, business, variables: ({ member }) => ({ member }) },
  DayPassOfferQuery: { calls: 2, business },
  DayPassPriceQuery: { calls: 2, business },
  DayPassPriceMutation: { calls: 3, business, variables: () => write({ price: '200.00' }) },
  useSellDayPassMutation: {
    calls: 2,
    business,
    variables: ({ branch }) =>
      write({ branch, name: 'Nikhil', mobile: freshMobile(), expectedTotal: '210.00', mode: 'UPI' }),
  },
  OpenMemberQuery: { calls: 2, business, variables: ({ member }) => ({ id: member }) },
  UpgradeFiguresQuery: {
    calls: 2,
    business,
    variables: ({ handedOver, otherGymPlan: plan, otherDuration: duration }) => ({
      ...handedOver,
      plan,
      duration,
    }),
  },
  useWriteMembersUpgradeMutation: {
    calls: 2,
    business,
    variables: ({ upgraded, otherGymPlan: plan, otherDuration: duration }) =>
      write({ ...upgraded, plan, duration, expectedCredit: '0.00', expectedTotal: '3150.00' }),
  },
  CancelFiguresQuery: { calls: 2, business, variables: ({ handedOver }) => ({ ...handedOver }) },
  useWriteMembersCancelMutation: {
    calls: 2,
    business,
    variables: ({ canceled }) => write({ ...canceled, expectedCredit: '0.00', expectedRest: '0.00' }),
  },
  useWriteMembersTransferMutation: {
    calls: 2,
    business,
    variables: ({ handedOver }) => write({ ...handedOver, name: 'Sneha Kulkarni', mobile: '9822041899' }),
  },
  useWriteMembersFreezeMutation: {
    calls: 2,
    business,
    variables: ({ member }) => write({ member, from: '2026-12-01', to: '2026-12-10' }),
  },
  useWriteMembersToldMutation: {
    calls: 2,
    business,
    variables: ({ member }) => write({ member, list: 'ENDS_7' }),
  },
  useWriteMembersDeleteMutation: {
    calls: 2,
    business,
    variables: ({ spareGymMember }) => write({ member: spareGymMember }),
  },
  useWriteMembersCreateMutation: {
    calls: 2,
    business,
    variables: ({ branch, gymPlan: plan, duration }) =>
      write({ ...MEMBER, name: 'Meera Jain', mobile: '7020755183', branch, plan, duration }),
  },
  useWriteMembersUpdateMutation: {
    calls: 2,
    business,
    variables: ({ member, branch, gymPlan: plan, duration }) =>
      write({ ...MEMBER, member, name: 'Aditya', mobile: '9822041877', branch, plan, duration }),
  },
  useWriteMembersRenewMutation: {
    calls: 2,
    business,
    variables: ({ member, period, gymPlan: plan, duration }) => write({ member, period, plan, duration }),
  },
  useWritePlansCreateMutation: {
    calls: 3,
    business,
    variables: () => write({ name: 'Monthly', durations: [{ months: 1, price: '1800.00' }] }),
  },
  useWritePlansUpdateMutation: {
    calls: 3,
    business,
    variables: ({ gymPlan: plan, duration }) =>
      write({ plan, name: 'Half-yearly', durations: [{ duration, months: 6, price: '5000.00' }] }),
  },
};
