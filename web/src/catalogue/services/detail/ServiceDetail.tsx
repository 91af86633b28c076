import { say } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ServiceDetailQuery } from '../../../__generated__/ServiceDetailQuery.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormFacts } from '../../list/detail/FormFacts.tsx';
import { Section } from '../../list/detail/Section.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';

interface Props {
  /** Global id. */
  id: string;
  /** Another number asks again. */
  attempt: number;
}

/** What ServiceFacts and the drawer's head show already. */
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
  'is_percentage_points',
  'points',
  'employee_percentage',
];

/** All that is known of a service: known figures show at once and are asked for again. */
export function ServiceDetail({ id, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<ServiceDetailQuery>(
    graphql`
      query ServiceDetailQuery($id: ID!) @throwOnFieldError {
        viewer {
          tenant {
            form(name: "service_catalogs") {
              ...FormFacts_form
            }
          }
        }
        node(id: $id) {
          ... on Service {
            fields {
              ...FormFacts_values
            }
            ...ServiceFacts_service @alias(as: "facts")
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
      <ServiceFacts service={node.facts} />
      {form != null && node.fields !== undefined && (
        <Section heading={say('list.more')}>
          <FormFacts form={form} values={node.fields} except={SHOWN} />
        </Section>
      )}
    </>
  );
}
