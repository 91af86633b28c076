import { graphql } from 'react-relay';
import type { useWriteMonthsCloseMutation } from '../../__generated__/useWriteMonthsCloseMutation.graphql.ts';
import type { useWriteMonthsCreateAdvanceMutation } from '../../__generated__/useWriteMonthsCreateAdvanceMutation.graphql.ts';
import type { useWriteMonthsDeleteAdvanceMutation } from '../../__generated__/useWriteMonthsDeleteAdvanceMutation.graphql.ts';
import type { useWriteMonthsPayMutation } from '../../__generated__/useWriteMonthsPayMutation.graphql.ts';
import type { useWriteMonthsReopenMutation } from '../../__generated__/useWriteMonthsReopenMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useCloseMonth = () =>
  useWrite<useWriteMonthsCloseMutation>(
    graphql`
      mutation useWriteMonthsCloseMutation($input: CloseMonthInput!) {
        closeMonth(input: $input) {
          ... on CloseMonthSuccess @alias(as: "saved") {
            statement {
              number
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'earnings.closeFailed' },
  );

export const useReopenMonth = (askPin: () => Promise<boolean>) =>
  useWrite<useWriteMonthsReopenMutation>(
    graphql`
      mutation useWriteMonthsReopenMutation($input: ReopenMonthInput!) {
        reopenMonth(input: $input) {
          ... on ReopenMonthSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'earnings.reopenFailed', askPin },
  );

export const usePayStatement = () =>
  useWrite<useWriteMonthsPayMutation>(
    graphql`
      mutation useWriteMonthsPayMutation($input: PayStatementInput!) {
        payStatement(input: $input) {
          ... on PayStatementSuccess @alias(as: "saved") {
            statement {
              ...PaidLine_statement
              ...ClosedMonths_statement
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'earnings.payFailed' },
  );

export const useCreateAdvance = () =>
  useWrite<useWriteMonthsCreateAdvanceMutation>(
    graphql`
      mutation useWriteMonthsCreateAdvanceMutation($input: CreateAdvanceInput!) {
        createAdvance(input: $input) {
          ... on CreateAdvanceSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'earnings.advanceFailed' },
  );

export const useDeleteAdvance = () =>
  useWrite<useWriteMonthsDeleteAdvanceMutation>(
    graphql`
      mutation useWriteMonthsDeleteAdvanceMutation($input: DeleteAdvanceInput!) {
        deleteAdvance(input: $input) {
          ... on DeleteAdvanceSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'earnings.deleteFailed' },
  );
