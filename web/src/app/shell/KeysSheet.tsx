import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Switch } from '@chakra-ui/react/switch';
import { Kbd } from '../../ui/Kbd.tsx';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { useLetterKeys, useShownShortcuts } from '../../ui/shortcuts.ts';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** All keyboard shortcuts of the current screen, and the switch for single letters (WCAG 2.1.4). */
export default function KeysSheet({ open, onOpen }: Props) {
  const shortcuts = useShownShortcuts();
  const [letters, switchLetters] = useLetterKeys();
  return (
    <Sheet open={open} onOpen={onOpen} size="sm">
      <Drawer.Header>
        <Drawer.Title>{formatMessage('shell.keys')}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body>
        <Box asChild layerStyle="section">
          <dl>
            {shortcuts.map(({ shortcut, says }) => (
              <HStack
                key={shortcut}
                h="row"
                justify="space-between"
                borderBottom="1px solid"
                borderColor="border"
              >
                <dt>{says}</dt>
                <HStack asChild gap="1">
                  <dd>
                    <Span srOnly>{shortcut}</Span>
                    <Kbd
                      keys={shortcut.split('+').map((key) => (key.length === 1 ? key.toUpperCase() : key))}
                    />
                  </dd>
                </HStack>
              </HStack>
            ))}
          </dl>
        </Box>
        <Switch.Root mt="4" checked={letters} onCheckedChange={switchLetters}>
          <Switch.HiddenInput />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>{formatMessage('shell.letterKeys')}</Switch.Label>
        </Switch.Root>
      </Drawer.Body>
    </Sheet>
  );
}
