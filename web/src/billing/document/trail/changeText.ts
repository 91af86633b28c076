import {
  formatDay,
  formatMessage,
  formatRupees,
  isDay,
  isMeasuredUnit,
  PAYMENT_MODE_LABELS,
  PAYMENT_MODES,
  type MessageKey,
} from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { changeText_field$key } from '../../../__generated__/changeText_field.graphql.ts';
import type {
  changeText_line$data,
  changeText_line$key,
} from '../../../__generated__/changeText_line.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';

type State = NonNullable<changeText_line$data['before']>;

/**
 * Labels of edited fields besides lines and sums, by their name in the REST API; sums are shown at the edit itself.
 */
const FIELDS: Readonly<Record<string, MessageKey>> = {
  discount_amount: 'billing.field.discount_amount',
  discount_precentage: 'billing.field.discount_precentage',
  employee_name: 'billing.field.employee_name',
  payment_mode: 'billing.field.payment_mode',
  delivery_date: 'billing.field.delivery_date',
  pay_on: 'billing.field.pay_on',
  description: 'billing.field.description',
  extra: 'billing.field.extra',
  prescription_detail: 'billing.field.prescription_detail',
  bill_items: 'billing.field.bill_items',
  commission_parts: 'split.title',
};

function stateText({ quantity, price }: State, unit: string): string {
  const counted = isMeasuredUnit(unit) ? `${quantity} ${unit}` : quantity;
  return `${counted} × ${formatRupees(paiseOf(price))}`;
}

/** "Shirt: 2 × ₹100.00 → 3 × ₹90.00", "Saree: Removed". */
export function lineText(line: changeText_line$key): string {
  const { name, unit, before, after } = readInlineData(
    graphql`
      fragment changeText_line on DocumentLineChange @inline {
        name
        unit
        before {
          quantity
          price
        }
        after {
          quantity
          price
        }
      }
    `,
    line,
  );
  if (before == null) {
    const added = after == null ? [] : stateText(after, unit);
    return `${name}: ${[formatMessage('billing.addedLine'), added].flat().join(', ')}`;
  }
  if (after == null) return `${name}: ${formatMessage('billing.removedLine')}`;
  return formatMessage('billing.meanwhileFigure', {
    what: `${name}:`,
    before: stateText(before, unit),
    after: stateText(after, unit),
  });
}

/** A value in readable form. */
function valueText(field: string, value: string | null | undefined): string {
  if (value == null || value === '') return '–';
  if (field === 'discount_amount') return formatRupees(paiseOf(value));
  if (field === 'discount_precentage') return `${value} %`;
  const mode = field === 'payment_mode' ? PAYMENT_MODES.find((one) => one === value) : undefined;
  if (mode !== undefined) return formatMessage(PAYMENT_MODE_LABELS[mode]);
  return isDay(value) ? formatDay(value) : value;
}

/** "Discount ₹50.00 → ₹65.00"; for personal texts only that they changed. Undefined for sums. */
export function fieldText(changed: changeText_field$key): string | undefined {
  const { field, before, after } = readInlineData(
    graphql`
      fragment changeText_field on DocumentFieldChange @inline {
        field
        before
        after
      }
    `,
    changed,
  );
  const label = FIELDS[field];
  if (label === undefined) return undefined;
  const what = formatMessage(label);
  if (before == null && after == null) return formatMessage('billing.changedField', { field: what });
  return formatMessage('billing.meanwhileFigure', {
    what,
    before: valueText(field, before),
    after: valueText(field, after),
  });
}
