import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Plus, type LucideIcon } from 'lucide-react';
import { Kbd } from '../ui/Kbd.tsx';
import { useShortcut } from '../ui/useShortcut.ts';

interface Props {
  /** "Add Branch". */
  label: string;
  Icon?: LucideIcon;
  onAdd: () => void;
}

/** Opens the form for a new record, also by the key N; on a phone only an icon. */
export function AddButton({ label, Icon = Plus, onAdd }: Props) {
  useShortcut('n', onAdd, { says: label });
  return (
    <Button size="sm" px={{ base: '0', md: '3' }} onClick={onAdd}>
      <Icon strokeWidth={2} aria-hidden />
      <Span srOnly={{ mdDown: true }}>{label}</Span>
      <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
        <Kbd keys={['N']} />
      </Span>
    </Button>
  );
}
