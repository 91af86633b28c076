import { type Budgets, write } from './budget.ts';

export const sales: Budgets = {
  HierarchyQuery: { calls: 2 },
  PeopleQuery: { calls: 3, variables: ({ manned }) => ({ id: manned }) },
  useCreateDesignationMutation: {
    calls: 3,
    variables: ({ designation }) =>
      write({ name: 'Trainee', visibilityPoints: 5, commissionPercent: '1.5', parent: designation }),
  },
  useUpdateDesignationMutation: {
    calls: 3,
    variables: ({ designation }) =>
      write({ designation, name: 'Senior', visibilityPoints: 5, commissionPercent: '1.5' }),
  },
  useMoveDesignationMutation: {
    calls: 3,
    variables: ({ designation }) => write({ designation, position: 'BEFORE' }),
  },
  useRebuildDesignationsMutation: { calls: 3, variables: () => write({}) },
  useDeleteDesignationMutation: {
    calls: 3,
    variables: ({ spareDesignation }) => write({ designation: spareDesignation }),
  },

  PermissionsQuery: { calls: 2 },
  RoleRightsQuery: { calls: 4, variables: ({ manned }) => ({ designation: manned }) },
  useChangePermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) =>
      write({ designation: manned, rules: [{ menu: 'BILLING', view: true, edit: true }] }),
  },
  useConfirmPermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) => write({ designation: manned, rules: [{ menu: 'BILLING', view: true }] }),
  },
  useRevokePermissionsMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ manned }) => write({ designation: manned, menus: ['BILLING'] }),
  },
};
