import { formatMessage, isLow, quantityText, type Milli } from '@galla/domain';
import { memo } from 'react';

interface Props {
  row: number;
  column: number;
  /** "SPH −2.00, CYL −0.75". */
  name: string;
  /** What is in stock; null where the lens is not sold in this power, undefined where nobody counts. */
  available: Milli | null | undefined;
  chosen: Milli;
  /** The eyes that this power is prescribed for, "Right". */
  eyes: string;
  /** The cell that a tab leads to. */
  active: boolean;
  /** What was typed leads here. */
  meant: boolean;
  onFocus: (row: number, column: number) => void;
  onTake: (row: number, column: number) => void;
}

/** What is heard of the stock. */
function stockSaid(available: Milli | null | undefined): string[] {
  if (available === undefined) return [];
  if (available === null) return [formatMessage('catalogue.powerNotSold')];
  if (available <= 0) return [formatMessage('catalogue.noneInStock')];
  return [formatMessage('catalogue.left', { n: quantityText(available) })];
}

const stockShown = (available: Milli | null | undefined): string =>
  available === null ? '' : available === undefined ? '–' : quantityText(Math.max(0, available));

/** How a stock stands out. */
const stockLook = (available: Milli): 'none' | 'low' | 'enough' =>
  available <= 0 ? 'none' : isLow(available, undefined) ? 'low' : 'enough';

/** One power: what there is of it and how much of that is chosen, "2 / 4". */
export const PowerCell = memo(function PowerCell(props: Props) {
  const { row, column, name, available, chosen, eyes, active, meant, onFocus, onTake } = props;
  const said = [
    name,
    ...stockSaid(available),
    ...(chosen > 0 ? [formatMessage('catalogue.powerChosen', { n: quantityText(chosen) })] : []),
    ...(eyes === '' ? [] : [formatMessage('catalogue.powerEye', { eye: eyes })]),
  ];
  return (
    <td
      tabIndex={active ? 0 : -1}
      aria-label={said.join(', ')}
      aria-disabled={available === null || (available !== undefined && available <= 0)}
      data-at={`${row} ${column}`}
      data-stock={available == null ? undefined : stockLook(available)}
      data-chosen={chosen > 0 ? '' : undefined}
      data-eye={eyes === '' ? undefined : ''}
      data-meant={meant ? '' : undefined}
      onFocus={() => onFocus(row, column)}
      onClick={() => onTake(row, column)}
    >
      {chosen > 0 && `${quantityText(chosen)} / `}
      {stockShown(available)}
    </td>
  );
});
