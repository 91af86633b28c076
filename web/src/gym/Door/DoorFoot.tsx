import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ScanLine } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePhone } from '../../ui/useWide.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';

const ScanDialog = whenOpened(() => import('../../catalogue/scan/ScanDialog.tsx'));

const DIGITS = 4;

interface Props {
  onDigits: (digits: string) => void;
  onCode: (code: string) => void;
}

/**
 * A field for the last four digits of a mobile, submitted with the fourth; or the camera for the member's
 * code.
 */
export function DoorFoot({ onDigits, onCode }: Props) {
  const phone = usePhone();
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    // On a phone the on-screen keyboard would hide the verdict.
    if (!phone) field.current?.focus();
  });
  useEffect(() => begin(), []);
  const change = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS);
    if (digits.length < DIGITS) {
      setTyped(digits);
      return;
    }
    setTyped('');
    onDigits(digits);
  };
  return (
    <HStack gap="3" px="4" py="4" borderTop="1px solid" borderColor="border">
      <chakra.form flex="1" onSubmit={(event) => event.preventDefault()}>
        <Input
          size="lg"
          ref={field}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          aria-label={formatMessage('door.digits')}
          placeholder={formatMessage('door.digits')}
          onChange={(event) => change(event.target.value)}
        />
      </chakra.form>
      <Button size="lg" variant="outline" onClick={() => setScanning(true)}>
        <ScanLine strokeWidth={1.75} aria-hidden />
        {formatMessage('door.scan')}
      </Button>
      <ScanDialog
        open={scanning}
        onCode={(code) => {
          setScanning(false);
          onCode(code);
        }}
        onClose={() => setScanning(false)}
      />
    </HStack>
  );
}
