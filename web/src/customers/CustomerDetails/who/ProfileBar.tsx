import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileBar_customer$key } from '../../../__generated__/ProfileBar_customer.graphql.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

const WORDS: Readonly<Record<string, MessageKey | undefined>> = {
  NAME: 'customers.name',
  MOBILE: 'customers.mobile',
  GROUP: 'customers.group',
  EMAIL: 'customers.email',
  COMPANY: 'customers.company',
  BIRTHDAY: 'customers.birthday',
  ANNIVERSARY: 'customers.anniversary',
  GSTIN: 'customers.gst',
  AADHAAR: 'customers.aadhaar',
  ADDRESS: 'customers.location',
};

/** How complete the profile is, and what is missing. */
export function ProfileBar({ customer }: { customer: ProfileBar_customer$key }) {
  const { profileCompleted, profileMissing } = useFragment(
    graphql`
      fragment ProfileBar_customer on Customer {
        profileCompleted
        profileMissing
      }
    `,
    customer,
  );
  const id = useId();
  if (profileCompleted == null) return null;
  const missing = (profileMissing ?? []).flatMap((field) => {
    const word = WORDS[field];
    return word === undefined ? [] : [formatMessage(word)];
  });
  return (
    <Box layerStyle="section">
      <HStack justify="space-between" mb="2">
        <Box id={id} textStyle="section">
          {formatMessage('customers.profileCompleted')}
        </Box>
        <Box>{formatMessage('customers.percentCompleted', { n: profileCompleted })}</Box>
      </HStack>
      <ProgressBar aria-labelledby={id} value={profileCompleted} max={100} />
      {missing.length > 0 && (
        <Box textStyle="second" color="fg.muted" mt="2">
          {formatMessage('customers.missing', { fields: missing.join(', ') })}
        </Box>
      )}
    </Box>
  );
}
