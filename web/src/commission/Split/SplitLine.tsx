import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '../../ui/whenOpened.tsx';

// Lazy, because most sales are not split.
const SplitDialog = whenOpened(() => import('./SplitDialog.tsx'));

type Parts = readonly {
  readonly percent: number;
  /** Null if the user may not see employees, in which case it is their own part. */
  readonly employee: { readonly id: string; readonly fullName: string } | null | undefined;
}[];

const partText = ({ percent, employee }: Parts[number]): string =>
  employee == null
    ? formatMessage('split.own', { percent })
    : formatMessage('split.ofPerson', { name: employee.fullName, percent });

const storedParts = (parts: Parts) =>
  parts.map(({ percent, employee }) => ({ employee: employee?.id ?? '', percent }));

interface Props {
  /** Global id of the document or the order in pieces. */
  sale: string;
  number: string;
  /** Global id of the seller; '' if there is none. */
  seller: string;
  parts: Parts;
  /** Lines of a document; those with parts have splits of their own. */
  lines?: readonly { readonly id: string; readonly name: string; readonly parts: Parts }[];
  mayChange: boolean;
}

/**
 * The commission split of a sale, with a button to change it; nothing if there is no split and the user may
 * not add one.
 */
export function SplitLine({ sale, number, seller, parts, lines = [], mayChange }: Props) {
  const [open, setOpen] = useState(false);
  const shared = lines.filter((line) => line.parts.length > 0);
  if (parts.length + shared.length === 0 && !mayChange) return null;
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
          {parts.map((part, at) => (
            <Box key={part.employee?.id ?? at}>{partText(part)}</Box>
          ))}
          {shared.map((line) => (
            <Box key={line.id} overflowWrap="anywhere">
              {formatMessage('split.ofLine', { line: line.name, parts: line.parts.map(partText).join(', ') })}
            </Box>
          ))}
        </Box>
        {mayChange && (
          <Button variant="plain" size="sm" px="0" onClick={() => setOpen(true)}>
            <Split strokeWidth={1.75} aria-hidden />
            {formatMessage(parts.length + shared.length === 0 ? 'split.share' : 'split.change')}
          </Button>
        )}
        <SplitDialog
          open={open}
          sale={sale}
          number={number}
          seller={seller}
          stored={storedParts(parts)}
          lines={lines.map(({ id, name, parts: own }) => ({ id, name, stored: storedParts(own) }))}
          onClose={() => setOpen(false)}
        />
      </section>
    </Box>
  );
}
