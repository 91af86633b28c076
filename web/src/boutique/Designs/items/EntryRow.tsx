import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** Accessible name of the remove button. */
  remove: string;
  problem: string | undefined;
  onRemove: () => void;
  /** The field for the name. */
  children: ReactNode;
  /** Further fields with problems of their own. */
  beside?: ReactNode;
}

/** A row of an EntryList: its name, further fields, and the remove button. */
export const EntryRow = ({ remove, problem, onRemove, children, beside }: Props) => (
  <HStack gap="2" align="flex-start">
    <Box flex="1" minW="0">
      <Field.Root invalid={problem !== undefined}>
        {children}
        {problem !== undefined && (
          <Field.HelperText as="div">
            <Field.ErrorText>{problem}</Field.ErrorText>
          </Field.HelperText>
        )}
      </Field.Root>
    </Box>
    {beside}
    <Button
      variant="plain"
      px="0"
      minH={{ base: 'control.lg', md: 'control' }}
      aria-label={remove}
      onClick={onRemove}
    >
      <X strokeWidth={1.75} aria-hidden />
    </Button>
  </HStack>
);
