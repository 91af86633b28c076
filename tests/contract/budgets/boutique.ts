import { type Budgets, write } from './budget.ts';

/** The user, and the list in the answer: statuses or stages. */
export const boutique: Budgets = {
  // The user, the statuses and the stages.
  MastersQuery: { calls: 3 },
  // Before others are added or deleted: all stages must be named.
  useReorderMutation: {
    calls: 3,
    variables: ({ stages }) => write({ stages }),
  },
  useWriteStatusesCreateMutation: { calls: 3, variables: () => write({ name: 'Waits for lace' }) },
  useWriteStatusesUpdateMutation: {
    calls: 3,
    variables: ({ status }) => write({ status, name: 'Waits for pearls' }),
  },
  useWriteStatusesDeleteMutation: {
    calls: 3,
    variables: ({ spareStatus }) => write({ status: spareStatus }),
  },
  useWriteStagesCreateMutation: { calls: 3, variables: () => write({ name: 'Smocking' }) },
  useWriteStagesUpdateMutation: {
    calls: 3,
    variables: ({ stage }) => write({ stage, name: 'Pearl work', type: 'PATTERN' }),
  },
  useWriteStagesDeleteMutation: {
    calls: 3,
    variables: ({ spareStage }) => write({ stage: spareStage }),
  },
};
