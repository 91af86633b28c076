import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Plus } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

/** "Add Campaign" in the header, also at N; on a phone its sign alone. */
export function AddCampaign({ onAdd }: { onAdd: () => void }) {
  const says = formatMessage('marketing.add');
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
