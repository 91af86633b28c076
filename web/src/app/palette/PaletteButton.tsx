import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Search } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';

interface Props {
  onOpen: () => void;
}

/** Opens the palette. Looks like a search field, on tablets like an icon; on phones it is in the menu. */
export function PaletteButton({ onOpen }: Props) {
  return (
    <>
      <Button
        hideBelow="lg"
        variant="outline"
        size="sm"
        fontWeight="normal"
        color="fg.muted"
        onClick={onOpen}
      >
        <Search strokeWidth={1.75} aria-hidden />
        {formatMessage('palette.open')}
        <HStack as="span" gap="1" ms="4">
          <Kbd keys={['Ctrl', 'K']} />
        </HStack>
      </Button>
      <Button
        hideFrom="lg"
        variant="plain"
        size="sm"
        px="0"
        aria-label={formatMessage('palette.open')}
        onClick={onOpen}
      >
        <Search strokeWidth={1.75} aria-hidden />
      </Button>
    </>
  );
}
