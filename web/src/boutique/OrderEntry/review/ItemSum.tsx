import { fabricAmount, formatCount, formatMessage, orderItemTotal } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Facts } from '../../../ui/Facts.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { fabricText } from '../fabrics/fabricText.ts';
import { pricesOf, type DraftItem } from '../draft/orderDraft.ts';

/** "Blouse for Simran" */
export const itemTitle = ({ name, toWhom }: DraftItem): string => {
  if (name === '') return formatMessage('orderEntry.item');
  return toWhom.trim() === ''
    ? name
    : formatMessage('orderEntry.forWhom', { item: name, name: toWhom.trim() });
};

/** The parts of an item with their prices per piece. */
export function ItemSum({ item }: { item: DraftItem }) {
  const parts = [
    { name: item.name, price: item.price },
    ...item.designs.map(({ name, area, price }) => ({ name: `${name}, ${area.toLocaleLowerCase()}`, price })),
    ...item.patterns,
    ...item.customPatterns,
    ...item.addOns,
    ...(item.fabrics ?? []).map((fabric) => ({ name: fabricText(fabric), price: fabricAmount(fabric) })),
  ];
  return (
    <Box>
      <Facts
        dense
        facts={[
          ...parts.map(({ name, price }, at) => ({
            label: name,
            value:
              price === 0 && at > 0 ? (
                <Box color="fg.muted">{formatMessage('orderEntry.included')}</Box>
              ) : (
                <MoneyText amount={price} />
              ),
          })),
          ...(item.quantity === 1
            ? []
            : [
                {
                  label: formatMessage('orderEntry.quantity'),
                  value: formatCount('orderEntry.pieceCount', item.quantity),
                },
              ]),
        ]}
      />
      <Box
        display="flex"
        justifyContent="space-between"
        borderTop="1px solid"
        borderColor="border.inverted"
        py="1.5"
        fontWeight="semibold"
      >
        {formatMessage('orderEntry.thisItem')}
        <MoneyText amount={orderItemTotal(pricesOf(item))} />
      </Box>
    </Box>
  );
}
