import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Mark } from '../ui/Mark.tsx';
import { HeadLine } from './Login/HeadLine.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Small content at the bottom. */
  foot?: ReactNode;
}

/** The frame of the sign-in screens: the wordmark's head line runs across the screen, with the form below it. */
export function SignInFrame({ title, children, foot }: Props) {
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
            <Box textStyle="brand">{formatMessage('shell.product')}</Box>
            <Box color="fg.muted" hideBelow="lg" mt="-1">
              {formatMessage('session.tagline')}
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
              {title}
            </chakra.h1>
            {children}
          </Box>
          {foot}
        </main>
      </Box>
    </Box>
  );
}
