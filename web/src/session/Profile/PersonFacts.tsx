import { formatDay, mobileText, formatMessage, formatCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { PersonFacts_profile$key } from '../../__generated__/PersonFacts_profile.graphql.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { genderName } from './genders.ts';
import { Section } from './Section.tsx';

/** The login number, and the requested new one. */
function mobileFact(mobile: string, pending: string | null | undefined): string {
  if (pending == null) return mobileText(mobile);
  return formatMessage('profile.mobilePendingFact', { old: mobileText(mobile), mobile: mobileText(pending) });
}

/** The user's data; an en dash for missing values. */
export function PersonFacts({ profile }: { profile: PersonFacts_profile$key }) {
  const data = useFragment(
    graphql`
      fragment PersonFacts_profile on Profile {
        firstName
        lastName
        mobile
        pendingMobile
        email
        birthDate
        age
        gender
        address
        aadhaar
        isOwner
      }
    `,
    profile,
  );
  const facts: Fact[] = [
    { label: formatMessage('profile.firstName'), value: data.firstName },
    { label: formatMessage('profile.lastName'), value: data.lastName },
    { label: formatMessage('profile.mobile'), value: mobileFact(data.mobile ?? '', data.pendingMobile) },
    { label: formatMessage('profile.email'), value: data.email },
    { label: formatMessage('profile.birthDate'), value: data.birthDate && formatDay(data.birthDate) },
    {
      label: formatMessage('profile.age'),
      value: data.age == null ? null : formatCount('profile.years', data.age),
    },
    { label: formatMessage('profile.gender'), value: genderName(data.gender) },
    ...(data.isOwner ? [] : [{ label: formatMessage('profile.address'), value: data.address }]),
    { label: formatMessage('profile.aadhaar'), value: data.aadhaar },
  ];
  return (
    <Section title={formatMessage('profile.personTab')}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || '–' }))} />
    </Section>
  );
}
