import { formatDay, isDay, mobileText, orderItemTotal, formatMessage, formatCount } from '@galla/domain';
import { Accordion } from '@chakra-ui/react/accordion';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeft, ChevronDown, Pencil } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Person } from '../../../ui/Person.tsx';
import { useWide } from '../../../ui/useWide.ts';
import { pricesOf } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';
import { ItemReview } from './ItemReview.tsx';
import { itemTitle } from './ItemSum.tsx';

/** The review step: customer, delivery day, amounts, and each item to expand (spec 3 §2.1). */
export function ReviewStep({ entry }: { entry: Entry }) {
  const { draft, amounts, show, back } = entry;
  const wide = useWide();
  const { customer, items, deliveryDate } = draft;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    isDay(deliveryDate) && formatMessage('orderEntry.deliveryOn', { day: formatDay(deliveryDate) }),
    formatCount('orderEntry.itemCount', items.length),
    formatCount('orderEntry.pieceCount', pieces),
  ];
  return (
    <Box
      flex={{ lg: '1' }}
      minW="0"
      overflowY={{ lg: 'auto' }}
      position="relative"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      {!wide && (
        <Button variant="ghost" px="0" mb="2" onClick={back}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.backToItems')}
        </Button>
      )}
      <HStack justify="space-between" gap="4" flexWrap="wrap" mb="4">
        {customer && <Person large name={customer.name} second={mobileText(customer.mobile)} />}
        <Box color="fg.muted">{facts.filter(Boolean).join(' · ')}</Box>
        <MoneyText amount={amounts.total} fontWeight="semibold" />
      </HStack>
      <Accordion.Root multiple defaultValue={items.length === 1 ? [items[0]?.key ?? ''] : []} collapsible>
        {items.map((item) => (
          <Accordion.Item key={item.key} value={item.key} borderTop="2px solid" borderColor="border.inverted">
            <HStack gap="2">
              <Box asChild flex="1" minW="0">
                <h2>
                  <Accordion.ItemTrigger
                    display="flex"
                    alignItems="center"
                    gap="3"
                    w="full"
                    minH="control.lg"
                    textAlign="start"
                    cursor="button"
                  >
                    <Box flex="1" minW="0" textStyle="rowTitle" overflowWrap="anywhere">
                      {itemTitle(item)}
                      <Box as="span" color="fg.muted" fontWeight="normal">
                        {' '}
                        · {formatCount('orderEntry.pieceCount', item.quantity)}
                      </Box>
                    </Box>
                    <MoneyText amount={orderItemTotal(pricesOf(item))} fontWeight="semibold" />
                    <Accordion.ItemIndicator
                      color="fg.muted"
                      transition="rotate {durations.fast}"
                      _open={{ rotate: '180deg' }}
                    >
                      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
                    </Accordion.ItemIndicator>
                  </Accordion.ItemTrigger>
                </h2>
              </Box>
              <Button
                variant="plain"
                px="2"
                aria-label={formatMessage('orderEntry.editItem', { name: itemTitle(item) })}
                onClick={() => show(item.key)}
              >
                <Pencil strokeWidth={1.75} aria-hidden />
              </Button>
            </HStack>
            <Accordion.ItemContent>
              <Accordion.ItemBody pb="4">
                <ItemReview item={item} shop={entry.shop} />
              </Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Box>
  );
}
