import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** Problem of the list as a whole. */
  problem: string | undefined;
  /** "Add area". */
  add: string;
  onAdd: () => void;
  /** Receives true if a row was just added by the button, in which case its field takes the focus. */
  children: (begun: boolean) => ReactNode;
}

/** A titled list of form rows that can be added and removed. */
export function EntryList({ title, hint, problem, add, onAdd, children }: Props) {
  const [begun, setBegun] = useState(false);
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      display="flex"
      flexDirection="column"
      gap="2"
      layerStyle="section"
    >
      <chakra.legend float="left" textStyle="section">
        {title}
      </chakra.legend>
      {hint !== undefined && (
        <Box clear="both" color="fg.muted" textStyle="second">
          {hint}
        </Box>
      )}
      {children(begun)}
      {problem !== undefined && (
        <Box role="alert" color="due.fg" textStyle="second">
          {problem}
        </Box>
      )}
      <Button
        variant="ghost"
        alignSelf="flex-start"
        px="2"
        ms="-2"
        onClick={() => {
          setBegun(true);
          onAdd();
        }}
      >
        <Plus strokeWidth={1.75} aria-hidden />
        {add}
      </Button>
    </chakra.fieldset>
  );
}
