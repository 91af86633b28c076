import { formatDay, mobileText, say, sayCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { PersonFacts_profile$key } from '../../__generated__/PersonFacts_profile.graphql.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { genderName } from './genders.ts';
import { Section } from './Section.tsx';

/** The login number, and the one that takes its place. */
function mobileFact(mobile: string, pending: string | null | undefined): string {
  if (pending == null) return mobileText(mobile);
  return say('profile.mobilePendingFact', { old: mobileText(mobile), mobile: mobileText(pending) });
}

/** What is known about the person; an en dash stands for what is not. */
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
    { label: say('profile.firstName'), value: data.firstName },
    { label: say('profile.lastName'), value: data.lastName },
    { label: say('profile.mobile'), value: mobileFact(data.mobile ?? '', data.pendingMobile) },
    { label: say('profile.email'), value: data.email },
    { label: say('profile.birthDate'), value: data.birthDate && formatDay(data.birthDate) },
    { label: say('profile.age'), value: data.age == null ? null : sayCount('profile.years', data.age) },
    { label: say('profile.gender'), value: genderName(data.gender) },
    ...(data.isOwner ? [] : [{ label: say('profile.address'), value: data.address }]),
    { label: say('profile.aadhaar'), value: data.aadhaar },
  ];
  return (
    <Section title={say('profile.personTab')}>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: value || '–' }))} />
    </Section>
  );
}
