import { say } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ProductDetailQuery } from '../../../__generated__/ProductDetailQuery.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormFacts } from '../../list/detail/FormFacts.tsx';
import { Section } from '../../list/detail/Section.tsx';
import { ProductFacts } from './ProductFacts.tsx';

interface Props {
  /** Global id. */
  id: string;
  /** Another number asks again. */
  attempt: number;
}

/** What ProductFacts and the drawer's head show already. */
const SHOWN = [
  'title',
  'category_name',
  'sku',
  'image',
  'price',
  'offer',
  'unit',
  'tax_inclusive',
  'gst_from_setting',
  'gst_percentage',
  'is_inventory',
  'available_quantity',
  'low_stock',
  'has_variants',
  'is_percentage_points',
  'points',
  'employee_percentage',
];

/** All that is known of a product: known figures show at once and are asked for again. */
export function ProductDetail({ id, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<ProductDetailQuery>(
    graphql`
      query ProductDetailQuery($id: ID!) @throwOnFieldError {
        viewer {
          tenant {
            form(name: "product_catalogs") {
              ...FormFacts_form
            }
          }
        }
        node(id: $id) {
          ... on Product {
            fields {
              ...FormFacts_values
            }
            ...ProductFacts_product @alias(as: "facts")
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  if (node?.facts == null) {
    return <EmptyState title={say('list.gone')} explained={say('list.goneExplained')} />;
  }
  const form = viewer?.tenant?.form;
  return (
    <>
      <ProductFacts product={node.facts} />
      {form != null && node.fields !== undefined && (
        <Section heading={say('list.more')}>
          <FormFacts form={form} values={node.fields} except={SHOWN} />
        </Section>
      )}
    </>
  );
}
