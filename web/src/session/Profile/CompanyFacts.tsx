import { formatMessage, STATES } from '@galla/domain';
import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompanyFacts_tenant$key } from '../../__generated__/CompanyFacts_tenant.graphql.ts';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { registrationName } from './registrations.ts';
import { Section } from './Section.tsx';

/** The shop's data as printed on its documents (spec 1 §3). */
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
    { label: formatMessage('profile.companyName'), value: data.name },
    { label: formatMessage('profile.businessType'), value: data.business.name },
    { label: formatMessage('profile.businessCategory'), value: data.business.category },
    { label: formatMessage('profile.description'), value: data.description },
    {
      label: formatMessage('profile.shopAddress'),
      value: [data.address, town, state].filter(Boolean).join(', '),
    },
    { label: formatMessage('profile.registration'), value: registrationName(data.registration) },
    { label: formatMessage('profile.gst'), value: data.gstin },
    { label: formatMessage('profile.pan'), value: data.pan },
    { label: formatMessage('profile.timeZone'), value: zone.replaceAll('_', ' ') },
  ];
  return (
    <Section title={formatMessage('profile.company')}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || '–' }))} />
    </Section>
  );
}
