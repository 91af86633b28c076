import {
  checkCustomPattern,
  checkItemCount,
  checkMeasurementImages,
  checkOrderDays,
  checkOrderText,
  checkPieces,
  checkToWhom,
  type Day,
  type OrderDays,
  problem,
  type Problem,
} from '@galla/domain';
import { refuseOn } from '../../http/refused.ts';
import type { SentItem, SentOrder } from './draft.ts';

/** Wire names of the days. */
const DAY_FIELDS: Readonly<Record<string, string>> = {
  functionDate: 'function_date',
  trialDate: 'trial_date',
  deliveryDate: 'delivery_time',
};

const atWire = (found: Problem | undefined): Problem | undefined =>
  found && { ...found, field: DAY_FIELDS[found.field] ?? found.field.replace(/^items$/, 'item') };

function checkItem(item: SentItem, at: number, isNew: boolean): (Problem | undefined)[] {
  const field = `item.${at}`;
  const incomplete = item.assignments.some(({ stageId, employeeId }) => !stageId || !employeeId);
  return [
    item.garmentId === undefined
      ? problem(`${field}.item_id`, 'INVALID_INPUT', 'orderRule.itemMissing')
      : undefined,
    checkPieces(item.quantity, `${field}.quantity`),
    isNew ? checkToWhom(item.toWhom, `${field}.to_whom`) : undefined,
    checkOrderText(item.note, `${field}.note`),
    checkOrderText(item.measurements?.text ?? null, `${field}.measurements.measurementText`),
    checkMeasurementImages(item.measurements?.images.length ?? 0, `${field}.measurements.measurementImages`),
    ...item.customPatterns.flatMap(({ name, price, images, stages }, n) =>
      checkCustomPattern(
        { name, price, images: images.length, stagePrices: stages.map(({ amount }) => amount) },
        n + 1,
        `${field}.pattern.${n}`,
      ),
    ),
    incomplete ? problem(`${field}.assignments`, 'INVALID_INPUT', 'orderRule.assignmentMissing') : undefined,
  ];
}

/** Checks that need no database lookup (spec 3 §5); unchanged days may stay. */
export function checkSent(sent: SentOrder, today: Day, before?: OrderDays): void {
  refuseOn(
    sent.customerId === undefined && before === undefined
      ? problem('customer_id', 'INVALID_INPUT', 'orderRule.customerMissing')
      : undefined,
    atWire(checkItemCount(sent.items.length)),
    ...sent.items.flatMap((item, at) => checkItem(item, at, before === undefined)),
    ...checkOrderDays(sent, today, before).map(atWire),
    checkOrderText(sent.reference, 'ref_no', 200),
  );
}
