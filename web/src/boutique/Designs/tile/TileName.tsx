import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useEffect, useRef, useState } from 'react';
import { Tag } from '../../../ui/StatusTag.tsx';

interface Props {
  name: string;
  isNew: boolean;
  mayEdit: boolean;
  /** The tile was just added; the field takes the focus. */
  begun: boolean;
  /** Renaming was started elsewhere, such as from the tile's menu. */
  renaming: boolean;
  onRenaming: (renaming: boolean) => void;
  problem: string | undefined;
  onName: (name: string) => void;
}

/** The name of an option, renamed in place: Enter confirms, Escape restores the old name (spec 3 §2.5). */
export function TileName(props: Props) {
  const { name, isNew, mayEdit, begun, renaming, onRenaming, problem, onName } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [before, setBefore] = useState(name);
  const [returns, setReturns] = useState(false);
  const open = mayEdit && (renaming || name.trim() === '');
  useEffect(() => {
    if (begun || renaming) input.current?.focus();
  }, [begun, renaming]);
  useEffect(() => {
    if (returns && !open) button.current?.focus();
  }, [returns, open]);

  if (!open) {
    return (
      <Box display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" columnGap="2" minW="0">
        {mayEdit ? (
          <Button
            ref={button}
            variant="plain"
            size="sm"
            color="fg"
            textStyle="rowTitle"
            whiteSpace="normal"
            overflowWrap="anywhere"
            h="auto"
            minH={{ base: 'control.touch', md: 'control.sm' }}
            px="2"
            aria-label={formatMessage('designScreen.rename', { name })}
            onClick={() => {
              setBefore(name);
              onRenaming(true);
            }}
          >
            {name}
          </Button>
        ) : (
          <Box textStyle="rowTitle" overflowWrap="anywhere" py="1.5">
            {name}
          </Box>
        )}
        {isNew && <Tag tone="process">{formatMessage('designScreen.new')}</Tag>}
      </Box>
    );
  }
  const close = (keyboard: boolean): void => {
    setReturns(keyboard);
    onRenaming(false);
  };
  return (
    <Field.Root invalid={problem !== undefined}>
      <Input
        ref={input}
        size={{ base: 'md', md: 'sm' }}
        value={name}
        autoComplete="off"
        aria-label={
          before === ''
            ? formatMessage('designScreen.name')
            : formatMessage('designScreen.nameOf', { name: before })
        }
        placeholder={formatMessage('designScreen.name')}
        onChange={(event) => onName(event.currentTarget.value)}
        onFocus={(event) => {
          setBefore(name);
          event.currentTarget.select();
        }}
        onBlur={() => close(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            onName(before);
            close(true);
          } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            // Otherwise the key press would trigger the button that gets the focus next, and reopen the
            // field.
            event.preventDefault();
            close(true);
          }
        }}
      />
      {problem !== undefined && (
        <Field.HelperText as="div">
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
