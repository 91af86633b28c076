import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

/** "Add Campaign" in the header, also at N. */
export function AddCampaign({ onAdd }: { onAdd: () => void }) {
  const says = formatMessage('marketing.add');
  useShortcut('n', onAdd, { says });
  return (
    <Button variant="outline" onClick={onAdd}>
      <Plus strokeWidth={1.75} aria-hidden />
      {says}
      <Kbd keys={['N']} />
    </Button>
  );
}
