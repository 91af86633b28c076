import { percentText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { memo, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { itemName } from '../ui/itemName.ts';
import { OneLine } from '../ui/OneLine.tsx';
import { usePhone, useWide } from '../ui/useWide.ts';
import { AddButton } from './AddButton.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPrice } from './ItemPrice.tsx';
import type { CatalogueEntry } from './local/entry.ts';
import { PhoneItem } from './PhoneItem.tsx';
import { isSoldOut, Stock } from './Stock.tsx';

interface Props {
  /** Accessible name of the table: "Product". */
  label: string;
  /** The rows of one page. */
  entries: readonly CatalogueEntry[];
  /** Index of the keyboard's current row; -1 for none. */
  current: number;
  onCurrent: (row: number) => void;
  onAdd: (entry: CatalogueEntry) => void;
  /** Shops that charge no GST do not show it. */
  chargesGst: boolean;
  /** Replaces the Add button on tablet and phone once the item is in the cart. */
  stepper: (entry: CatalogueEntry) => ReactNode;
}

type Shown = Pick<Props, 'chargesGst' | 'onAdd' | 'stepper'> & { marked: string | undefined; wide: boolean };

const gstText = ({ gst }: CatalogueEntry): string => `${percentText(gst)} %`;

/** Below the title: code and category, or code and GST on a tablet. */
function secondLine({ sku, category, ...entry }: CatalogueEntry, { wide, chargesGst }: Shown): string {
  const gst = formatMessage('catalogue.gstRate', { percent: percentText(entry.gst) });
  return [sku, wide ? category : chargesGst ? gst : undefined].filter(Boolean).join(' · ');
}

function columns(shown: Shown): Column<CatalogueEntry>[] {
  const { chargesGst, onAdd, stepper, marked, wide } = shown;
  const gst: Column<CatalogueEntry> = {
    key: 'gst',
    width: 'cell.rate',
    heading: formatMessage('catalogue.gst'),
    end: true,
    minor: true,
    cell: (entry) => <Box color="fg.muted">{gstText(entry)}</Box>,
  };
  return [
    {
      key: 'picture',
      heading: formatMessage('catalogue.picture'),
      unseen: true,
      width: 'cell.picture',
      cell: (entry) => <ItemPicture entry={entry} />,
    },
    {
      key: 'item',
      width: 'full',
      heading: formatMessage('catalogue.item'),
      cell: (entry) => (
        <>
          <Box textStyle="rowTitle" overflowWrap="anywhere" title={entry.title}>
            {itemName(entry.title)}
          </Box>
          <OneLine textStyle="second" color="fg.subtle">
            {secondLine(entry, shown)}
          </OneLine>
        </>
      ),
    },
    {
      key: 'stock',
      heading: formatMessage('catalogue.stock'),
      end: true,
      width: 'cell.figure',
      cell: (entry) => <Stock {...entry} />,
    },
    ...(chargesGst ? [gst] : []),
    {
      key: 'price',
      width: 'cell.money',
      heading: formatMessage('catalogue.price'),
      end: true,
      cell: (entry) => <ItemPrice entry={entry} />,
    },
    {
      key: 'add',
      width: wide ? 'cell.add' : 'cell.act',
      heading: formatMessage('billing.add'),
      unseen: true,
      end: true,
      cell: (entry) =>
        (wide ? undefined : stepper(entry)) ??
        (isSoldOut(entry) ? undefined : (
          <AddButton name={entry.title} current={wide && entry.id === marked} onAdd={() => onAdd(entry)} />
        )),
    },
  ];
}

const phoneRow = ({ onAdd, stepper }: Pick<Shown, 'onAdd' | 'stepper'>) =>
  function PhoneRow(entry: CatalogueEntry) {
    return <PhoneItem entry={entry} stepper={stepper(entry)} onAdd={() => onAdd(entry)} />;
  };

/** Products or services to add to the cart: a table, or a list on a phone. */
export const ItemTable = memo(function ItemTable(props: Props) {
  const { label, entries, current, onCurrent, onAdd, chargesGst, stepper } = props;
  const wide = useWide();
  const phone = usePhone();
  const shown: Shown = { chargesGst, onAdd, stepper, wide, marked: entries[current]?.id };
  return (
    <DataTable
      label={label}
      rows={entries}
      rowId={({ id }) => id}
      columns={columns(shown)}
      {...(phone && { phoneRow: phoneRow(shown) })}
      tall
      current={current}
      onCurrent={onCurrent}
      onChoose={onAdd}
    />
  );
});
