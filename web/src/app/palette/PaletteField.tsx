import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { HStack } from '@chakra-ui/react/stack';
import { Search, X } from 'lucide-react';
import type { PaletteState } from './usePalette.ts';

interface Props {
  state: PaletteState;
  listId: string;
  /** The option that Enter selects; announced while the focus stays in the field. */
  activeId: string | undefined;
}

/** The palette's field: a combobox whose list is always open (ARIA APG, "combobox"). */
export function PaletteField({ state, listId, activeId }: Props) {
  return (
    <HStack px={{ base: '4', md: '5' }} py="3" gap="2">
      <InputGroup flex="1" startElement={<Search size={18} strokeWidth={1.75} aria-hidden />}>
        <Input
          role="combobox"
          aria-expanded={activeId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={formatMessage('palette.field')}
          placeholder={formatMessage('palette.field')}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={state.text}
          onChange={(event) => state.type(event.target.value)}
          onKeyDown={state.onKeyDown}
        />
      </InputGroup>
      <Dialog.CloseTrigger asChild>
        <Button variant="plain" size="sm" px="0" aria-label={formatMessage('shell.close')}>
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </Dialog.CloseTrigger>
    </HStack>
  );
}
