import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { renewEnvironment } from '../../app/graph/environment.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Login with mobile number and PIN (spec 1 §2). */
export default function Login() {
  // Here and not at the end of the session, because no screen that reads the data is mounted any more.
  useEffect(renewEnvironment, []);
  return (
    <SignInFrame
      title={formatMessage('session.login')}
      foot={
        <Box textStyle="caption" color="fg.subtle" mt="3" textAlign={{ base: 'center', md: 'start' }}>
          {formatMessage('session.version', { version: import.meta.env.GALLA_VERSION })}
        </Box>
      }
    >
      <LoginForm />
    </SignInFrame>
  );
}
