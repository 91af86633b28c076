import { graphql } from 'react-relay';
import type { useWritePlansCreateMutation } from '../../__generated__/useWritePlansCreateMutation.graphql.ts';
import type { useWritePlansUpdateMutation } from '../../__generated__/useWritePlansUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Maps the input's paths to form fields; the form has a single duration. */
const fields = (path: string): string => path.replace(/^durations\.\d+\.?/, '') || 'count';

/** Adds a plan. */
export const useCreatePlan = () =>
  useWrite<useWritePlansCreateMutation>(
    graphql`
      mutation useWritePlansCreateMutation($input: CreateGymPlanInput!) {
        createGymPlan(input: $input) {
          ... on GymPlanSuccess @alias(as: "saved") {
            tenant {
              ...useChoices_plans
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.planFailed', fields },
  );

/** Updates a plan, or adds a duration to it. */
export const useUpdatePlan = () =>
  useWrite<useWritePlansUpdateMutation>(
    graphql`
      mutation useWritePlansUpdateMutation($input: UpdateGymPlanInput!) {
        updateGymPlan(input: $input) {
          ... on GymPlanSuccess @alias(as: "saved") {
            tenant {
              ...useChoices_plans
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.planFailed', fields },
  );
