import { checkDesignation, type DesignationEntries, parsePercent, percentText } from '@galla/domain';

/** The form values of a designation. */
export interface Entries {
  name: string;
  visibilityPoints: string;
  commissionPercent: string;
}

export const NEW_ENTRIES: Entries = { name: '', visibilityPoints: '0', commissionPercent: '0' };

/** Maps the domain's REST field names to the form's. */
const FIELDS: Readonly<Record<string, string>> = {
  visibility_points: 'visibilityPoints',
  commission_percent: 'commissionPercent',
};

function read({ name, visibilityPoints, commissionPercent }: Entries): DesignationEntries {
  const points = visibilityPoints.trim();
  return {
    name,
    visibilityPoints: /^\d{1,9}$/.test(points) ? Number(points) : undefined,
    commissionPercent: parsePercent(commissionPercent),
  };
}

/** All problems of the input, by the form's field names. */
export function checkEntries(entries: Entries): Record<string, string> {
  return Object.fromEntries(
    checkDesignation(read(entries)).map(({ field, message }) => [FIELDS[field] ?? field, message]),
  );
}

/** The input's fields from valid entries. */
export function fieldsOf(entries: Entries): {
  name: string;
  visibilityPoints: number;
  commissionPercent: string;
} {
  const { visibilityPoints, commissionPercent } = read(entries);
  return {
    name: entries.name.trim(),
    visibilityPoints: visibilityPoints ?? 0,
    commissionPercent: percentText(commissionPercent ?? 0),
  };
}

/** Whether a stored draft is valid: an older version may have stored another shape. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(NEW_ENTRIES).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
