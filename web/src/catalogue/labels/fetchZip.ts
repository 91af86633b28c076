import type { LabelOptions } from '@galla/domain';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken } from '../../app/session/store.ts';
import type { LabelRow } from './labelRow.ts';

/** labels: a PDF for each row. prescriptions: one for each power of the lenses among them. */
export type ZipKind = 'labels' | 'prescriptions';

const ZIPS = {
  labels: { path: '/labels', name: 'Labels.zip' },
  prescriptions: { path: '/labels/prescriptions', name: 'Prescriptions.zip' },
};

/** PDFs as the server draws them. Rejects when there are none. */
export async function fetchZip(
  kind: ZipKind,
  rows: readonly Pick<LabelRow, 'product' | 'variant' | 'quantity'>[],
  { paper, size, fields, start }: LabelOptions,
  signal: AbortSignal,
): Promise<File> {
  const token = accessToken();
  const products = rows.map(({ product, variant, quantity }) => ({ product, variant, quantity }));
  const response = await fetch(ZIPS[kind].path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ products, paper, size, fields, start }),
    signal,
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new Error(`Labels: ${response.status}`);
  return new File([await response.blob()], ZIPS[kind].name, { type: 'application/zip' });
}
