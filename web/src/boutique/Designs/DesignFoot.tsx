import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert } from 'lucide-react';
import { counted } from '../../ui/counted.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

interface Props {
  /** Number of unsaved new options. */
  added: number;
  /** Whether anything else has unsaved changes. */
  changed: boolean;
  busy: boolean;
  checking: boolean;
  /** Why saving is disabled; undefined while it is allowed. */
  held: string | undefined;
  onSaveNew: () => void;
  onUpdate: () => void;
}

/** Sticky footer: keyboard hints, what is unsaved, and the button that saves it (spec 3 §2.5). */
export function DesignFoot({ added, changed, busy, checking, held, onSaveNew, onUpdate }: Props) {
  const text = formatMessage(added > 0 ? 'designScreen.saveNew' : 'designScreen.update');
  const save = added > 0 ? onSaveNew : onUpdate;
  useShortcut('Ctrl+Enter', save, { says: text, enabled: !busy && held === undefined });
  const unsaved =
    added > 0 ? counted('designScreen.unsavedNew', added) : formatMessage('designScreen.unsavedChanges');
  return (
    <HStack
      flexShrink="0"
      flexWrap="wrap"
      gap="3"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderTop="1px solid"
      borderColor="border"
      bg="bg"
    >
      <HStack hideBelow="lg" color="fg.muted" gap="2">
        <Kbd keys={['Space']} />
        <Kbd keys={['ArrowUp']} />
        <Kbd keys={['ArrowDown']} />
        {formatMessage('designScreen.moveKeys')}
        <Box w="2" />
        <Kbd keys={['Enter']} />
        {formatMessage('designScreen.renameKeys')}
      </HStack>
      <HStack
        flex="1"
        justify={{ md: 'flex-end' }}
        gap="2"
        minW="0"
        color={checking ? 'fg.muted' : 'part.fg'}
      >
        {(checking || changed || added > 0) && (
          <HStack asChild gap="2">
            <output>
              <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
              {checking ? formatMessage('faults.checkingSaved') : unsaved}
            </output>
          </HStack>
        )}
      </HStack>
      <HeldButton
        flex={{ base: '1 0 100%', md: 'none' }}
        h={{ base: 'control.lg', md: 'control' }}
        held={held}
        loading={busy}
        loadingText={formatMessage('shell.saving')}
        onClick={save}
      >
        {text}
        <Kbd keys={['Ctrl', 'Enter']} />
      </HeldButton>
    </HStack>
  );
}
