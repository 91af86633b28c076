import { orderItemTotal, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Copy, Plus, Shirt } from 'lucide-react';
import { Kbd } from '../../../ui/Kbd.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { isMeasured, pricesOf, type DraftItem } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    w: 'full',
    px: '2',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _current: { bg: 'accent.subtle' },
  },
});

/** What an item still lacks, as a short label; undefined if it is complete. */
const lack = (item: DraftItem): string | undefined => {
  if (item.garment === '') return formatMessage('orderRule.itemMissing');
  return isMeasured(item) ? undefined : formatMessage('orderEntry.noMeasurement');
};

/** "for Simran · 1" */
const forLine = ({ toWhom, quantity }: DraftItem): string =>
  toWhom.trim() === ''
    ? formatCount('orderEntry.pieceCount', quantity)
    : formatMessage('orderEntry.forLine', { name: toWhom, n: quantity });

/** The items of the order, each with its price, and the buttons that add or duplicate one. */
export function ItemList({ entry }: { entry: Entry }) {
  const { draft, add, duplicate, show } = entry;
  return (
    <Box asChild display="flex" flexDirection="column" gap="1">
      <nav aria-label={formatMessage('orderEntry.items')}>
        {draft.items.map((item, index) => {
          const lacks = lack(item);
          return (
            <Row
              key={item.key}
              type="button"
              onClick={() => show(item.key)}
              {...(item.key === draft.shown && { 'aria-current': 'true' as const })}
            >
              <Box color={lacks === undefined ? 'accent.fg' : 'part.fg'}>
                {lacks === undefined ? (
                  <Shirt size={24} strokeWidth={1.75} aria-hidden />
                ) : (
                  <CircleAlert size={24} strokeWidth={1.75} aria-hidden />
                )}
              </Box>
              <Box minW="0">
                <Box display="flex" gap="2" justifyContent="space-between">
                  <Box textStyle="rowTitle" truncate>
                    {item.name === '' ? formatMessage('orderEntry.itemNumber', { n: index + 1 }) : item.name}
                  </Box>
                  <MoneyText amount={orderItemTotal(pricesOf(item))} fontWeight="semibold" />
                </Box>
                <Box textStyle="second" color={lacks === undefined ? 'fg.muted' : 'part.fg'} truncate>
                  {lacks ?? forLine(item)}
                </Box>
              </Box>
            </Row>
          );
        })}
        <Button variant="outline" mt="3" onClick={add}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.addItem')}
          <Kbd keys={['N']} />
        </Button>
        <Button variant="ghost" onClick={duplicate}>
          <Copy strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.duplicate')}
        </Button>
      </nav>
    </Box>
  );
}
