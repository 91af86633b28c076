import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { UserCheck } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { MessageChosen } from './message/MessageChosen.tsx';
import type { Chosen } from './useChosen.ts';

interface Props {
  chosen: Chosen;
  onUpdate: () => void;
  onMessage: () => void;
}

/**
 * "Update Selected (n)" (spec 2 §2) and the message to the selected. Their place depends on the width, so
 * their dialogs are rendered elsewhere and survive a resize.
 */
export function UpdateChosen({ chosen, onUpdate, onMessage }: Props) {
  const n = chosen.contacts.length;
  const says = formatMessage('contacts.update', { n: n.toLocaleString('en-IN') });
  useShortcut('u', onUpdate, { says });
  return (
    <>
      {n > 0 && (
        <Button variant="plain" size="sm" onClick={chosen.clear}>
          {formatMessage('contacts.clear')}
        </Button>
      )}
      <MessageChosen n={n} onClick={onMessage} />
      <Button size="sm" h={{ base: 'control.lg', md: 'control.sm' }} onClick={onUpdate}>
        <UserCheck strokeWidth={1.75} aria-hidden />
        {says}
        <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
          <Kbd keys={['U']} />
        </Span>
      </Button>
    </>
  );
}
