import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '../../ui/whenOpened.tsx';

// Most sales are one person's.
const SplitDialog = whenOpened(() => import('./SplitDialog.tsx'));

interface Props {
  /** Global id of the document or the order in pieces. */
  sale: string;
  number: string;
  /** Global id of who sells it; '' where nobody does. */
  seller: string;
  parts: readonly {
    readonly percent: number;
    /** Null where one may not see employees: then it is the own part. */
    readonly employee: { readonly id: string; readonly fullName: string } | null | undefined;
  }[];
  mayChange: boolean;
}

/** Who shares what a sale earns, and the way to change it; nothing where it is one person's and stays so. */
export function SplitLine({ sale, number, seller, parts, mayChange }: Props) {
  const [open, setOpen] = useState(false);
  if (parts.length === 0 && !mayChange) return null;
  const stored = parts.map(({ percent, employee }) => ({ employee: employee?.id ?? '', percent }));
  return (
    <Box
      asChild
      mt="5"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      flexWrap="wrap"
    >
      <section aria-label={formatMessage('split.title')}>
        <Box>
          <Box textStyle="section">{formatMessage('split.title')}</Box>
          {parts.map(({ percent, employee }, at) => (
            <Box key={employee?.id ?? at}>
              {employee == null
                ? formatMessage('split.own', { percent })
                : formatMessage('split.ofPerson', { name: employee.fullName, percent })}
            </Box>
          ))}
        </Box>
        {mayChange && (
          <Button variant="plain" size="sm" px="0" onClick={() => setOpen(true)}>
            <Split strokeWidth={1.75} aria-hidden />
            {formatMessage(parts.length === 0 ? 'split.share' : 'split.change')}
          </Button>
        )}
        <SplitDialog
          open={open}
          sale={sale}
          number={number}
          seller={seller}
          stored={stored}
          onClose={() => setOpen(false)}
        />
      </section>
    </Box>
  );
}
