import { formatMessage, type ChargedTax } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VariantEditorQuery } from '../../../__generated__/VariantEditorQuery.graphql.ts';
import { basisPointsOf } from '../../../app/graph/scalars.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormPart } from '../../../ui/form/FormPart.tsx';
import { NEW } from '../useOpticalPlace.ts';
import { VariantFields } from './VariantFields.tsx';
import { VariantsHead } from './VariantsHead.tsx';

interface Props {
  /** Global id of the product. */
  product: string;
  /** Global id of the variant, or "new". */
  variant: string;
  onBack: () => void;
}

/** The form of a variant, as defined by the shop for products of this type (spec 1 §3). */
export function VariantEditor({ product, variant, onBack }: Props) {
  const isNew = variant === NEW;
  // A new key gives an empty form after each added variant.
  const [added, setAdded] = useState(0);
  return (
    <VariantsHead title={formatMessage(isNew ? 'optical.addVariant' : 'optical.editVariant')} onBack={onBack}>
      <FormPart title={formatMessage('optical.variantFormFailed')} fields={8}>
        {(attempt) => (
          <Loaded
            key={added}
            product={product}
            variant={variant}
            attempt={attempt}
            onBack={onBack}
            onAnother={() => setAdded(added + 1)}
          />
        )}
      </FormPart>
    </VariantsHead>
  );
}

function Loaded(props: Props & { attempt: number; onAnother: () => void }) {
  const { product, variant, attempt, onBack, onAnother } = props;
  const { viewer, node } = useLazyLoadQuery<VariantEditorQuery>(
    graphql`
      query VariantEditorQuery($id: ID!) @throwOnFieldError {
        viewer {
          tenant {
            registration
          }
        }
        node(id: $id) {
          ... on Product {
            gstPercentage
            taxInclusive
            variantForm {
              ...VariantFields_form
            }
            variants {
              id
              ...VariantFields_variant
            }
          }
        }
      }
    `,
    { id: product },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const form = node?.variantForm;
  const stored = variant === NEW ? null : node?.variants?.find(({ id }) => id === variant);
  if (form == null) return <EmptyState title={formatMessage('optical.variantFormFailed')} />;
  if (stored === undefined) return <EmptyState title={formatMessage('optical.variantGone')} />;
  const charges = viewer?.tenant?.registration === 'REGULAR';
  const tax: ChargedTax = {
    gst: charges ? basisPointsOf(node?.gstPercentage ?? '0') : 0,
    taxInclusive: node?.taxInclusive ?? false,
  };
  return (
    <VariantFields
      form={form}
      variant={stored}
      product={product}
      tax={tax}
      onSaved={onBack}
      onAnother={onAnother}
    />
  );
}
