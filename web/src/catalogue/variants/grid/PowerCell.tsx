import { formatMessage, isLow, quantityText, type Milli } from '@galla/domain';
import { memo } from 'react';

interface Props {
  row: number;
  column: number;
  /** "SPH −2.00, CYL −0.75". */
  name: string;
  /** The stock; null if the lens is not sold in this power, undefined if stock is not tracked. */
  available: Milli | null | undefined;
  chosen: Milli;
  /** The eyes this power is prescribed for, such as "Right". */
  eyes: string;
  /** The cell in the tab order. */
  active: boolean;
  /** The typed power matches this cell. */
  meant: boolean;
  onFocus: (row: number, column: number) => void;
  onTake: (row: number, column: number) => void;
}

/** The stock in the accessible name. */
function stockSaid(available: Milli | null | undefined): string[] {
  if (available === undefined) return [];
  if (available === null) return [formatMessage('catalogue.powerNotSold')];
  if (available <= 0) return [formatMessage('catalogue.noneInStock')];
  return [formatMessage('catalogue.left', { n: quantityText(available) })];
}

const stockShown = (available: Milli | null | undefined): string =>
  available === null ? '' : available === undefined ? '–' : quantityText(Math.max(0, available));

/** How a stock is highlighted. */
const stockLook = (available: Milli): 'none' | 'low' | 'enough' =>
  available <= 0 ? 'none' : isLow(available, undefined) ? 'low' : 'enough';

/** One power: its chosen quantity and stock, "2 / 4". */
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
