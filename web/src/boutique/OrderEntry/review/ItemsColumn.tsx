import { formatRupees, orderItemTotal, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Kbd } from '../../../ui/Kbd.tsx';
import { MoneyAside } from '../../../ui/MoneyColumn.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SumFigure } from '../../../ui/SumFigure.tsx';
import { usePhone, useWide } from '../../../ui/useWide.ts';
import { isMeasured, pricesOf, type DraftItem } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';
import { NextArea } from '../phone/NextArea.tsx';
import type { Area } from '../shop/garment.ts';
import { Breakdown } from './Breakdown.tsx';
import { ItemSum, itemTitle } from './ItemSum.tsx';

/** The first item without measurements; it can still be ordered. */
const unmeasured = ({ draft }: Entry): DraftItem | undefined =>
  draft.items.find((item) => item.garment !== '' && !isMeasured(item));

function Hint({ entry }: { entry: Entry }) {
  const item = unmeasured(entry);
  if (item === undefined) return null;
  return (
    <HStack gap="2" color="part.fg" minW="0">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      {formatMessage('orderEntry.missesMeasurement', { item: item.name })}
    </HStack>
  );
}

/** Beside the items: the price of this item, the order's total so far, and the Review button. */
export function ItemsColumn({ entry }: { entry: Entry }) {
  const { item, amounts, review } = entry;
  const wide = useWide();
  const phone = usePhone();
  const act = (
    <Button size="lg" w={{ lg: 'full' }} onClick={review}>
      {formatMessage('orderEntry.review')}
      {/* A narrow desktop window has a keyboard, but no room for the hint beside the total. */}
      <Box as="span" hideBelow="md" display={{ md: 'contents' }}>
        <Kbd keys={['Ctrl', 'Enter']} />
      </Box>
    </Button>
  );
  if (!wide)
    return phone ? (
      <NextArea entry={entry}>{(next) => <Bar entry={entry} act={act} next={next} />}</NextArea>
    ) : (
      <Bar entry={entry} act={act} />
    );
  return (
    <MoneyAside
      title={formatMessage('orderEntry.summary')}
      width="summary"
      foot={
        <Box px="5" py="4" flexShrink="0">
          <Box mb="3">
            <SumFigure label={formatMessage('orderEntry.totalSoFar')} amount={amounts.total} />
          </Box>
          <Box mb="2">
            <Hint entry={entry} />
          </Box>
          {act}
        </Box>
      }
    >
      <Box layerStyle="section" mt="3">
        <Box asChild textStyle="section" mb="1">
          <h2>{itemTitle(item)}</h2>
        </Box>
        {item.garment !== '' && <ItemSum item={item} />}
      </Box>
      <Box layerStyle="section" mt="4">
        <Breakdown entry={entry} whole={false} />
      </Box>
    </MoneyAside>
  );
}

interface BarProps {
  entry: Entry;
  /** The button that opens the review. */
  act: ReactNode;
  /** The next design area, offered before the review. */
  next?: Area | undefined;
}

/** The same in the footer of a tablet or phone; pressing the total opens the breakdown. */
function Bar({ entry, act, next }: BarProps) {
  const { item, amounts, review, area, showArea } = entry;
  const [open, setOpen] = useState(false);
  return (
    <Box layerStyle="marginTop" zIndex="bar" flexShrink="0" bg="bg" px={{ base: '4', md: '5' }} py="3">
      {open && (
        <Box mb="3" maxH="panel" overflowY="auto" position="relative">
          <ItemSum item={item} />
          <Breakdown entry={entry} whole={false} />
        </Box>
      )}
      <HStack justify="space-between" gap="3" mb="2">
        <Hint entry={entry} />
        {next && (
          <Button variant="plain" px="0" ms="auto" flexShrink="0" onClick={review}>
            {formatMessage('orderEntry.review')}
          </Button>
        )}
      </HStack>
      <HStack justify="space-between" gap="4">
        <Button
          variant="plain"
          px="0"
          h="auto"
          display="block"
          textAlign="start"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Box textStyle="second" color="fg.muted">
            {formatMessage('orderEntry.thisItemOrder', { amount: formatRupees(amounts.total) })}
          </Box>
          <Box textStyle="figure">
            <MoneyText shape="figure" amount={orderItemTotal(pricesOf(item))} />
          </Box>
        </Button>
        {next ? (
          <Button
            size="lg"
            minW="0"
            aria-label={formatMessage('orderEntry.nextArea', { name: next.name })}
            onClick={() => showArea(area + 1)}
          >
            {next.name}
            <ArrowRight strokeWidth={1.75} aria-hidden />
          </Button>
        ) : (
          act
        )}
      </HStack>
    </Box>
  );
}
