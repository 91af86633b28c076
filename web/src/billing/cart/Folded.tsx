import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface Props {
  label: string;
  figure: ReactNode;
  /** Keeps it unfolded because there is a problem inside. */
  open: boolean;
  children: ReactNode;
}

/** A figure that unfolds into its field when pressed. */
export function Folded({ label, figure, open, children }: Props) {
  const [asked, setAsked] = useState(false);
  if (asked || open) return <Box pb="2">{children}</Box>;
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      w="full"
      minH="control.touch"
      borderBottom="1px solid"
      borderColor="border"
      cursor="button"
      onClick={() => setAsked(true)}
    >
      <Span srOnly>{formatMessage('billing.edit', { what: label })}</Span>
      <Box aria-hidden color="fg.muted">
        {label}
      </Box>
      <Box aria-hidden display="inline-flex" alignItems="center" gap="3">
        {figure}
        <Pencil size={18} strokeWidth={1.75} aria-hidden />
      </Box>
    </chakra.button>
  );
}
