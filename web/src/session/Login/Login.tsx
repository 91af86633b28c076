import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { renewEnvironment } from '../../app/graph/environment.ts';
import { Mark } from '../../ui/Mark.tsx';
import { HeadLine } from './HeadLine.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The word's own head line runs across the screen and the form hangs under it. */
export default function Login() {
  // Here and not when the session ends: by now no screen of it is left that still reads its data.
  useEffect(renewEnvironment, []);
  return (
    <Box minH="screen" display="flex" flexDirection="column">
      <Box
        display="flex"
        alignItems="flex-end"
        h={{ base: 'login.abovePhone', lg: 'login.above' }}
        px={{ base: '4', lg: '24' }}
        pb={{ base: '6', lg: '10' }}
      >
        <HStack as="header" gap={{ base: '2', lg: '3' }}>
          <Mark size="login" />
          <Box>
            <Box textStyle="brand">{say('shell.product')}</Box>
            <Box color="fg.muted" hideBelow="lg" mt="-1">
              {say('session.tagline')}
            </Box>
          </Box>
        </HStack>
      </Box>
      <HeadLine />
      <Box
        asChild
        flex="1"
        display="flex"
        flexDirection="column"
        px={{ base: '4', lg: '24' }}
        pb={{ base: '3', lg: '8' }}
        pt={{ base: '12', lg: '14' }}
      >
        <main>
          <Box w="full" maxW={{ md: 'login.form' }} flex="1" display="flex" flexDirection="column">
            <chakra.h1 textStyle="display" mb={{ base: '2', lg: '5' }}>
              {say('session.login')}
            </chakra.h1>
            <LoginForm />
          </Box>
          <Box textStyle="caption" color="fg.subtle" mt="3" textAlign={{ base: 'center', md: 'start' }}>
            {say('session.version', { version: import.meta.env.GALLA_VERSION })}
          </Box>
        </main>
      </Box>
    </Box>
  );
}
