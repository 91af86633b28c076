import { formOfItems, formatMessage, type ItemKind } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ItemDetailQuery } from '../../../__generated__/ItemDetailQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormFacts } from './FormFacts.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { Section } from './Section.tsx';

interface Props {
  /** Global id. */
  id: string;
  kind: ItemKind;
  /** Incremented to refetch. */
  attempt: number;
}

/** Fields that ItemFacts and the drawer's header already show. */
const SHOWN = [
  'title',
  'category_name',
  'sku',
  'image',
  'price',
  'offer',
  'mrp',
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

/** Details of an item: cached data is shown at once and refetched. */
export function ItemDetail({ id, kind, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<ItemDetailQuery>(
    graphql`
      query ItemDetailQuery($id: ID!, $form: String!) @throwOnFieldError {
        viewer {
          tenant {
            form(name: $form) {
              ...FormFacts_form
            }
          }
        }
        node(id: $id) {
          ... on CatalogueItem {
            fields {
              ...FormFacts_values
            }
            ...ItemFacts_item @alias(as: "facts")
          }
        }
      }
    `,
    { id, form: formOfItems(kind) },
    fetchOptions(attempt),
  );
  if (node?.facts == null) {
    return <EmptyState title={formatMessage('list.gone')} explained={formatMessage('list.goneExplained')} />;
  }
  const form = viewer?.tenant?.form;
  return (
    <>
      <ItemFacts item={node.facts} />
      {form != null && node.fields !== undefined && (
        <Section heading={formatMessage('list.more')}>
          <FormFacts form={form} values={node.fields} except={SHOWN} />
        </Section>
      )}
    </>
  );
}
