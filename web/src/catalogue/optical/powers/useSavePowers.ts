import { graphql } from 'react-relay';
import type { useSavePowersEditMutation } from '../../../__generated__/useSavePowersEditMutation.graphql.ts';
import type { useSavePowersSubmitMutation } from '../../../__generated__/useSavePowersSubmitMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { type Outcome, settled } from '../outcome.ts';
import type { Powers } from './powers.ts';

const submitMutation = graphql`
  mutation useSavePowersSubmitMutation($input: SubmitLensPrescriptionInput!) {
    submitLensPrescription(input: $input) {
      __typename
      ... on LensPrescriptionSuccess {
        variant {
          ...PowersGrid_variant
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

const editMutation = graphql`
  mutation useSavePowersEditMutation($input: EditLensPrescriptionInput!) {
    editLensPrescription(input: $input) {
      __typename
      ... on LensPrescriptionSuccess {
        variant {
          ...PowersGrid_variant
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** Adds powers to a variant, or replaces those of a row. */
export function useSavePowers(): {
  submit: (input: { key: string; product: string; variant: string; powers: Powers }) => Promise<Outcome>;
  edit: (input: { key: string; prescription: string; powers: Powers }) => Promise<Outcome>;
  busy: boolean;
} {
  const submitting = useWrite<useSavePowersSubmitMutation>(submitMutation);
  const editing = useWrite<useSavePowersEditMutation>(editMutation);
  const saved = ['LensPrescriptionSuccess', 'optical.prescriptionFailed'] as const;
  return {
    submit: (input) =>
      settled(...saved, async () => (await submitting.write({ input })).submitLensPrescription),
    edit: (input) => settled(...saved, async () => (await editing.write({ input })).editLensPrescription),
    busy: submitting.busy || editing.busy,
  };
}
