import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { UserCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { MessageChosen } from './message/MessageChosen.tsx';
import type { Chosen } from './useChosen.ts';

interface Props {
  chosen: Chosen;
  onAssigned: () => void;
}

/** "Update Selected (n)": opens the dialog that assigns them (spec 2 §2). */
export function UpdateChosen({ chosen, onAssigned }: Props) {
  const [open, setOpen] = useState(false);
  const n = chosen.contacts.length;
  const says = formatMessage('contacts.update', { n: n.toLocaleString('en-IN') });
  const begin = (): void => {
    if (n === 0) toast.error(formatMessage('contacts.noneChosen'));
    else setOpen(true);
  };
  useShortcut('u', begin, { says });
  return (
    <>
      {n > 0 && (
        <Button variant="plain" size="sm" onClick={chosen.clear}>
          {formatMessage('contacts.clear')}
        </Button>
      )}
      <MessageChosen ids={chosen.contacts.map(({ id }) => id)} />
      <Button size="sm" h={{ base: 'control.lg', md: 'control.sm' }} onClick={begin}>
        <UserCheck strokeWidth={1.75} aria-hidden />
        {says}
        <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
          <Kbd keys={['U']} />
        </Span>
      </Button>
      {open && (
        <Suspense>
          <AssignDialog
            contacts={chosen.contacts}
            onClose={() => setOpen(false)}
            onAssigned={() => {
              setOpen(false);
              onAssigned();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
