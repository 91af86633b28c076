import { say, STATES } from '@galla/domain';
import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompanyFacts_tenant$key } from '../../__generated__/CompanyFacts_tenant.graphql.ts';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { registrationName } from './registrations.ts';
import { Section } from './Section.tsx';

/** What the shop's documents say about it (spec 1 §3). */
export function CompanyFacts({ tenant }: { tenant: CompanyFacts_tenant$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyFacts_tenant on Tenant {
        name
        description
        address
        city
        pincode
        stateCode
        gstin
        pan
        registration
        business {
          name
          category
        }
      }
    `,
    tenant,
  );
  const zone = use(ShopZone);
  const town = [data.city, data.pincode].filter(Boolean).join(' ');
  const state = data.stateCode == null ? undefined : STATES[data.stateCode];
  const facts: Fact[] = [
    { label: say('profile.companyName'), value: data.name },
    { label: say('profile.businessType'), value: data.business.name },
    { label: say('profile.businessCategory'), value: data.business.category },
    { label: say('profile.description'), value: data.description },
    { label: say('profile.shopAddress'), value: [data.address, town, state].filter(Boolean).join(', ') },
    { label: say('profile.registration'), value: registrationName(data.registration) },
    { label: say('profile.gst'), value: data.gstin },
    { label: say('profile.pan'), value: data.pan },
    { label: say('profile.timeZone'), value: zone.replaceAll('_', ' ') },
  ];
  return (
    <Section title={say('profile.company')}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || '–' }))} />
    </Section>
  );
}
