import { formatMessage, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Tabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { useShelf } from './local/catalogue.ts';

/** The tab of all kinds. */
export const ALL = 'ALL';

const LABELS = { PRODUCT: 'catalogue.product', SERVICE: 'catalogue.service' } as const;

/** What the rows of these kinds are called. */
export const kindsLabel = ([one, other]: readonly ItemKind[]): string =>
  formatMessage(one === undefined || other !== undefined ? 'catalogue.both' : LABELS[one]);

function Total({ of }: { of: number | undefined }) {
  return (
    <Box as="span" color="fg.subtle" textStyle="second">
      {of}
    </Box>
  );
}

/** One list of all there is, and the tabs that narrow it, each with how many it has. */
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
