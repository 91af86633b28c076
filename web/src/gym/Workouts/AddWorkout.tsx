import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Plus } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

/** Opens the form for a new workout. */
export function AddWorkout({ onAdd }: { onAdd: () => void }) {
  const says = formatMessage('workouts.add');
  useShortcut('n', onAdd, { says });
  return (
    <Button size="sm" px={{ base: '0', md: '3' }} onClick={onAdd}>
      <Plus strokeWidth={2} aria-hidden />
      <Span srOnly={{ mdDown: true }}>{says}</Span>
      <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
        <Kbd keys={['N']} />
      </Span>
    </Button>
  );
}
