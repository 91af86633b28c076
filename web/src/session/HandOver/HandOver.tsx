import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accessToken } from '../../app/session/store.ts';
import { MakingOnline } from '../../ui/MakingOnline.tsx';
import { SignInFrame } from '../SignInFrame.tsx';
import { hasHandover, takeHandover } from './takeHandover.ts';
import { useExchangeHandover } from './useExchangeHandover.ts';

/** The screen's state: blank without a code; opening while it signs in and redirects (spec 1 §2). */
type Step = { kind: 'blank' | 'question' | 'opening' } | { kind: 'failed'; message: string };

function firstStep(): Step {
  if (!hasHandover()) return { kind: 'blank' };
  return { kind: accessToken() === null ? 'opening' : 'question' };
}

/** Signs in with the code from the address. A user who is already signed in is asked first. */
export default function HandOver() {
  const navigate = useNavigate();
  const exchange = useExchangeHandover();
  const [step, setStep] = useState(firstStep);

  const settle = (problem: string | undefined): void => {
    if (problem === undefined) void navigate('/', { replace: true });
    else setStep({ kind: 'failed', message: problem });
  };
  const goOn = (): void => {
    const code = takeHandover();
    if (code !== undefined) void exchange(code).then(settle);
  };
  const begin = useEffectEvent(() => {
    if (step.kind === 'opening') goOn();
  });
  useEffect(() => begin(), []);

  if (step.kind === 'blank') return null;
  if (step.kind === 'opening') return <MakingOnline />;
  if (step.kind === 'failed') {
    const signedIn = accessToken() !== null;
    return (
      <SignInFrame title={formatMessage('session.login')}>
        <Box role="alert" color="due.fg" mb="5">
          {step.message}
        </Box>
        <Button onClick={() => void navigate(signedIn ? '/' : '/login', { replace: true })}>
          {formatMessage(signedIn ? 'shell.back' : 'session.toLogin')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={formatMessage('session.handoverQuestion')}>
      <Box color="fg.muted" mb="5">
        {formatMessage('session.handoverExplained')}
      </Box>
      <HStack gap="3">
        <Button
          onClick={() => {
            setStep({ kind: 'opening' });
            goOn();
          }}
        >
          {formatMessage('session.handoverGoOn')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            takeHandover();
            void navigate('/', { replace: true });
          }}
        >
          {formatMessage('shell.cancel')}
        </Button>
      </HStack>
    </SignInFrame>
  );
}
