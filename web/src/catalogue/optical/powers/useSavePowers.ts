import { graphql } from 'react-relay';
import type { useSavePowersSubmitMutation } from '../../../__generated__/useSavePowersSubmitMutation.graphql.ts';
import type { useSavePowersEditMutation } from '../../../__generated__/useSavePowersEditMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

const OPTIONS = { failed: 'optical.prescriptionFailed', fields: fieldsOf('powers') } as const;

/** Adds powers to a variant, or replaces those of a row. */
export function useSavePowers() {
  const submit = useWrite<useSavePowersSubmitMutation>(
    graphql`
      mutation useSavePowersSubmitMutation($input: SubmitLensPrescriptionInput!) {
        submitLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  const edit = useWrite<useSavePowersEditMutation>(
    graphql`
      mutation useSavePowersEditMutation($input: EditLensPrescriptionInput!) {
        editLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  return { submit: submit.write, edit: edit.write, busy: submit.busy || edit.busy };
}
