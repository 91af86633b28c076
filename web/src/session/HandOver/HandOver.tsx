import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accessToken } from '../../app/session/store.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { takeHandover } from './takeHandover.ts';
import { useExchangeHandover } from './useExchangeHandover.ts';

/** What is shown: nothing while it goes on by itself, and without a code (spec 1 §2). */
type Step = { kind: 'blank' } | { kind: 'question'; code: string } | { kind: 'failed'; message: string };

/** Signs in with the code that stood in the address. Somebody who is signed in here is asked first. */
export default function HandOver() {
  const navigate = useNavigate();
  const exchange = useExchangeHandover();
  const [step, setStep] = useState<Step>({ kind: 'blank' });

  const goOn = async (code: string): Promise<void> => {
    setStep({ kind: 'blank' });
    const problem = await exchange(code);
    if (problem === undefined) await navigate('/', { replace: true });
    else setStep({ kind: 'failed', message: problem });
  };
  const begin = useEffectEvent(() => {
    const code = takeHandover();
    if (code === undefined) return;
    if (accessToken() === null) void goOn(code);
    else setStep({ kind: 'question', code });
  });
  useEffect(() => begin(), []);

  if (step.kind === 'blank') return null;
  if (step.kind === 'failed') {
    const signedIn = accessToken() !== null;
    return (
      <SignInFrame title={say('session.login')}>
        <Box role="alert" color="due.fg" mb="5">
          {step.message}
        </Box>
        <Button onClick={() => void navigate(signedIn ? '/' : '/login', { replace: true })}>
          {say(signedIn ? 'shell.back' : 'session.toLogin')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={say('session.handoverQuestion')}>
      <Box color="fg.muted" mb="5">
        {say('session.handoverExplained')}
      </Box>
      <HStack gap="3">
        <Button onClick={() => void goOn(step.code)}>{say('session.handoverGoOn')}</Button>
        <Button variant="outline" onClick={() => void navigate('/', { replace: true })}>
          {say('shell.cancel')}
        </Button>
      </HStack>
    </SignInFrame>
  );
}
