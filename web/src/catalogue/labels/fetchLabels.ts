import type { LabelOptions } from '@galla/domain';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken } from '../../app/session/store.ts';
import type { LabelRow } from './labelRow.ts';

/**
 * labels: a PDF for each row. prescriptions: a PDF for each power of the lenses. powers: the powers on shared
 * sheets.
 */
export type LabelsKind = 'labels' | 'prescriptions' | 'powers';

const FILES = {
  labels: { path: '/labels', name: 'Labels.zip', type: 'application/zip' },
  prescriptions: { path: '/labels/prescriptions', name: 'Prescriptions.zip', type: 'application/zip' },
  powers: { path: '/labels/prescriptions', name: 'Prescriptions.pdf', type: 'application/pdf' },
};

/** Fetches labels that the server renders. Rejects if there are none. */
export async function fetchLabels(
  kind: LabelsKind,
  rows: readonly Pick<LabelRow, 'product' | 'variant' | 'quantity'>[],
  { paper, size, fields, start }: LabelOptions,
  signal: AbortSignal,
): Promise<File> {
  const token = accessToken();
  const { path, name, type } = FILES[kind];
  const products = rows.map(({ product, variant, quantity }) => ({ product, variant, quantity }));
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      products,
      paper,
      size,
      fields,
      start,
      ...(kind === 'powers' && { together: true }),
    }),
    signal,
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new Error(`Labels: ${response.status}`);
  return new File([await response.blob()], name, { type });
}
