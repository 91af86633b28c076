import type { commission } from '@galla/upstream/contract';
import { dbIdOf } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CommissionPartInput } from '../types.generated.ts';

/** An employee's part of a sale's commission; the employee is fetched on demand. */
export interface CommissionPartMapper {
  __typename: 'CommissionPart';
  saleId: string;
  /** Null for a part of the whole sale. */
  lineId: string | null;
  employeeId: string;
  percent: number;
}

export const partOf = (
  row: Answer<typeof commission.commissionParts>['data'][number],
): CommissionPartMapper => ({
  __typename: 'CommissionPart',
  saleId: row.sale_id,
  lineId: row.line_id,
  employeeId: row.employee_id,
  percent: row.percent,
});

/** Parts as REST takes them. */
export const partsPayload = (parts: readonly CommissionPartInput[]) =>
  parts.map(({ employee, percent }) => ({ employee_id: dbIdOf('Employee', employee), percent }));

const PART = /^(?:commission_parts|parts)(?:(\.\d+)\.(\w+))?$/;

/** The input path of a part's field in a REST body, for an input with its parts at `name`; undefined for other fields. */
export function partField(field: string, name: 'parts' | 'commissionParts'): string | undefined {
  const [whole, at = '', part] = PART.exec(field) ?? [];
  if (whole === undefined) return undefined;
  return part === undefined ? name : `${name}${at}.${part === 'employee_id' ? 'employee' : part}`;
}
