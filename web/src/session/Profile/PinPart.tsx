import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MonitorSmartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PinPart_profile$key } from '../../__generated__/PinPart_profile.graphql.ts';
import { ChangePinForm } from '../ChangePin/ChangePinForm.tsx';
import { Section } from './Section.tsx';

/** The user's own PIN, and a link to the devices on which it was used. */
export function PinPart({ profile }: { profile: PinPart_profile$key }) {
  const data = useFragment(
    graphql`
      fragment PinPart_profile on Profile {
        ...ChangePinForm_profile
      }
    `,
    profile,
  );
  return (
    <Section title={formatMessage('profile.pinPart')} explained={formatMessage('profile.changePinExplained')}>
      <Box maxW={{ md: 'login.form' }}>
        <ChangePinForm profile={data} />
      </Box>
      <Box mt="5">
        <Button asChild variant="outline" w={{ base: 'full', md: 'auto' }}>
          <Link to="/sessions">
            <MonitorSmartphone strokeWidth={1.75} aria-hidden />
            {formatMessage('profile.devices')}
          </Link>
        </Button>
      </Box>
    </Section>
  );
}
