import { checkDesignation, type DesignationEntries, parsePercent, percentText } from '@galla/domain';

/** A designation as it stands in its form. */
export interface Entries {
  name: string;
  visibilityPoints: string;
  commissionPercent: string;
}

export const NEW_ENTRIES: Entries = { name: '', visibilityPoints: '0', commissionPercent: '0' };

/** The domain speaks of REST's fields. */
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

/** Everything wrong with what was typed, by the names of the form's fields. */
export function checkEntries(entries: Entries): Record<string, string> {
  return Object.fromEntries(
    checkDesignation(read(entries)).map(({ field, message }) => [FIELDS[field] ?? field, message]),
  );
}

/** What is sent of entries without problems. */
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

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(NEW_ENTRIES).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
