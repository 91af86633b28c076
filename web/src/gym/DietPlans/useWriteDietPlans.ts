import { graphql } from 'react-relay';
import type { useWriteDietPlansCreateMutation } from '../../__generated__/useWriteDietPlansCreateMutation.graphql.ts';
import type { useWriteDietPlansDeleteMutation } from '../../__generated__/useWriteDietPlansDeleteMutation.graphql.ts';
import type { useWriteDietPlansUpdateMutation } from '../../__generated__/useWriteDietPlansUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a diet plan. */
export const useCreateDietPlan = () =>
  useWrite<useWriteDietPlansCreateMutation>(
    graphql`
      mutation useWriteDietPlansCreateMutation($input: CreateDietPlanInput!) {
        createDietPlan(input: $input) {
          ... on DietPlanSuccess @alias(as: "saved") {
            dietPlan {
              id
            }
            tenant {
              ...useDietPlans_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'diets.addFailed' },
  );

/** Updates a diet plan. */
export const useUpdateDietPlan = () =>
  useWrite<useWriteDietPlansUpdateMutation>(
    graphql`
      mutation useWriteDietPlansUpdateMutation($input: UpdateDietPlanInput!) {
        updateDietPlan(input: $input) {
          ... on DietPlanSuccess @alias(as: "saved") {
            dietPlan {
              id
            }
            tenant {
              ...useDietPlans_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'diets.updateFailed' },
  );

/** Deletes a diet plan without members. */
export const useDeleteDietPlan = () =>
  useWrite<useWriteDietPlansDeleteMutation>(
    graphql`
      mutation useWriteDietPlansDeleteMutation($input: DeleteDietPlanInput!) {
        deleteDietPlan(input: $input) {
          ... on DeleteDietPlanSuccess @alias(as: "saved") {
            tenant {
              ...useDietPlans_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'diets.deleteFailed' },
  );
