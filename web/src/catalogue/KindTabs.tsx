import { formatMessage, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Tabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { useShelf } from './local/catalogue.ts';

/** The tab of all kinds. */
export const ALL = 'ALL';

const LABELS = { PRODUCT: 'catalogue.product', SERVICE: 'catalogue.service' } as const;

/** The label for rows of these kinds. */
export const kindsLabel = ([one, other]: readonly ItemKind[]): string =>
  formatMessage(one === undefined || other !== undefined ? 'catalogue.both' : LABELS[one]);

function Total({ of }: { of: number | undefined }) {
  return (
    <Box as="span" color="fg.subtle" textStyle="second">
      {of}
    </Box>
  );
}

/** Tabs that narrow one list of everything by kind, each with its count. */
export function KindTabs({ kinds, children }: { kinds: readonly ItemKind[]; children?: ReactNode }) {
  const totals = { PRODUCT: useShelf('PRODUCT').total, SERVICE: useShelf('SERVICE').total };
  const { PRODUCT, SERVICE } = totals;
  return (
    <Tabs.List border="none" mt="-1px">
      {kinds.length > 1 && (
        <Tabs.Trigger value={ALL}>
          {formatMessage('catalogue.all')}
          <Total of={PRODUCT === undefined || SERVICE === undefined ? undefined : PRODUCT + SERVICE} />
        </Tabs.Trigger>
      )}
      {kinds.map((kind) => (
        <Tabs.Trigger key={kind} value={kind}>
          {formatMessage(LABELS[kind])}
          <Total of={totals[kind]} />
        </Tabs.Trigger>
      ))}
      {children}
    </Tabs.List>
  );
}
