import { changedLines, formatMessage, formatRupees, type TrailLine } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { lineKey } from '../cart/cart.ts';
import { counted } from './lineNote.ts';
import { isPrescribedAnew, type Seen } from './state/edit.ts';
import type { EditedBill } from './useEdit.ts';

const trailOf = ({ cart }: Seen): TrailLine[] =>
  cart.lines.map((line) => ({ ...line, key: lineKey(line), total: 0 }));

const changedSum = (label: 'billing.total' | 'billing.toPay', before: number, after: number) =>
  before === after
    ? []
    : formatMessage('billing.meanwhileFigure', {
        what: formatMessage(label),
        before: formatRupees(before),
        after: formatRupees(after),
      });

/** The changes made by another user, one sentence each. */
function changesBetween(met: Seen, now: Seen): string[] {
  const lines = changedLines(trailOf(met), trailOf(now)).map(({ name, unit, before, after }) => {
    if (before === null) return `${name}: ${formatMessage('billing.addedLine')}`;
    if (after === null) return `${name}: ${formatMessage('billing.removedLine')}`;
    const figure = ({ quantity, price }: typeof before) =>
      `${counted(quantity, unit)} × ${formatRupees(price)}`;
    return formatMessage('billing.meanwhileFigure', {
      what: `${name}:`,
      before: figure(before),
      after: figure(after),
    });
  });
  return [
    ...lines,
    isPrescribedAnew(met.cart, now.cart) ? formatMessage('billing.meanwhilePrescribed') : [],
    changedSum('billing.total', met.total, now.total),
    changedSum('billing.toPay', met.pending, now.pending),
  ].flat();
}

/** Shown if another user edited or paid the bill meanwhile: what changed. No input is lost. */
export function MeanwhileBand({ bill }: { bill: EditedBill }) {
  const { met, seen } = bill.edit;
  if (met === undefined) return null;
  const edited = met.revision !== seen.revision;
  return (
    <Box role="alert" bg="part.subtle" borderTop="3px solid" borderColor="part.fg" px="3" py="2" mb="2">
      <HStack justify="space-between" align="flex-start" gap="3">
        <Box textStyle="rowTitle">
          {formatMessage(edited ? 'billing.meanwhileEdited' : 'billing.meanwhilePaid')}
        </Box>
        <Button
          variant="ghost"
          size="sm"
          flexShrink="0"
          onClick={() => bill.dispatch({ type: 'understood' })}
        >
          {formatMessage('billing.understood')}
        </Button>
      </HStack>
      <Box asChild textStyle="second" overflowWrap="anywhere">
        <ul>
          {changesBetween(met, seen).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Box>
    </Box>
  );
}
