import { say } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { ServiceFacts_service$key } from '../../../__generated__/ServiceFacts_service.graphql.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { LargePicture } from '../../list/detail/LargePicture.tsx';
import { Section } from '../../list/detail/Section.tsx';
import { useItemFacts } from '../../list/detail/useItemFacts.tsx';

interface Props {
  service: ServiceFacts_service$key;
}

/** Picture, prices, tax and commission of a service. */
export function ServiceFacts({ service }: Props) {
  const data = useFragment(
    graphql`
      fragment ServiceFacts_service on Service {
        title
        image
        ...useItemFacts_item
      }
    `,
    service,
  );
  const { prices, rest } = useItemFacts(data);
  return (
    <>
      <LargePicture image={data.image} title={data.title} />
      <Section heading={say('catalogue.price')}>
        <Facts facts={[...prices, ...rest]} />
      </Section>
    </>
  );
}
