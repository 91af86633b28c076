import { graphql } from 'react-relay';
import type { useWriteDaysCloseMutation } from '../../__generated__/useWriteDaysCloseMutation.graphql.ts';
import type { useWriteDaysDeleteExpenseMutation } from '../../__generated__/useWriteDaysDeleteExpenseMutation.graphql.ts';
import type { useWriteDaysExpenseMutation } from '../../__generated__/useWriteDaysExpenseMutation.graphql.ts';
import type { useWriteDaysReopenMutation } from '../../__generated__/useWriteDaysReopenMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useCloseDay = () =>
  useWrite<useWriteDaysCloseMutation>(
    graphql`
      mutation useWriteDaysCloseMutation($input: CloseDayInput!) {
        closeDay(input: $input) {
          ... on CloseDaySuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'dayClose.failed' },
  );

export const useReopenDay = (askPin: () => Promise<boolean>) =>
  useWrite<useWriteDaysReopenMutation>(
    graphql`
      mutation useWriteDaysReopenMutation($input: ReopenDayInput!) {
        reopenDay(input: $input) {
          ... on ReopenDaySuccess @alias(as: "saved") {
            dayClose {
              ...CloseFigures_close
              ...columns_close
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'dayClose.reopenFailed', askPin },
  );

export const useCreateExpense = () =>
  useWrite<useWriteDaysExpenseMutation>(
    graphql`
      mutation useWriteDaysExpenseMutation($input: CreateExpenseInput!) {
        createExpense(input: $input) {
          ... on CreateExpenseSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'dayClose.expenseFailed' },
  );

export const useDeleteExpense = () =>
  useWrite<useWriteDaysDeleteExpenseMutation>(
    graphql`
      mutation useWriteDaysDeleteExpenseMutation($input: DeleteExpenseInput!) {
        deleteExpense(input: $input) {
          ... on DeleteExpenseSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'dayClose.deleteFailed' },
  );
