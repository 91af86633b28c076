import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { WhoPart_customer$key } from '../../../__generated__/WhoPart_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { Person } from '../../../ui/Person.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerPicture } from './CustomerPicture.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ReachButtons } from './ReachButtons.tsx';

interface Props {
  customer: WhoPart_customer$key;
  onNote: () => void;
}

/** The profile card: name, contact, status, and completeness. */
export function WhoPart({ customer, onNote }: Props) {
  const data = useFragment(
    graphql`
      fragment WhoPart_customer on Customer {
        name
        mobile
        group
        image
        status @catch(to: RESULT)
        statusAt
        viewerCanEdit
        ...CustomerPicture_customer
        ...ProfileBar_customer
        ...CustomerFacts_customer
      }
    `,
    customer,
  );
  const { dateTimeNear } = useShopClock();
  const second = [mobileText(data.mobile), data.group].filter(Boolean).join(' · ');
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <Box>
        <Person name={data.name} second={second} image={data.image} large />
        {data.viewerCanEdit && <CustomerPicture customer={data} />}
      </Box>
      <ReachButtons mobile={data.mobile} {...(data.viewerCanEdit && { onNote })} />
      <ProfileBar customer={data} />
      {data.status.ok && (
        <HStack justify="space-between" gap="3" flexWrap="wrap">
          <Box color="fg.muted">{formatMessage('customers.status')}</Box>
          <HStack gap="2">
            {data.statusAt != null && (
              <Box textStyle="second" color="fg.subtle">
                {dateTimeNear(data.statusAt)}
              </Box>
            )}
            <Tag tone={data.status.value == null ? 'neutral' : 'process'}>
              {data.status.value ?? formatMessage('customers.noStatus')}
            </Tag>
          </HStack>
        </HStack>
      )}
      <CustomerFacts customer={data} />
    </Box>
  );
}
