import type { LabelOptions } from '@galla/domain';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken } from '../../app/session/store.ts';
import type { LabelRow } from './labelRow.ts';

/** A PDF for each row, as the server draws them. Rejects when there is none. */
export async function fetchZip(
  rows: readonly LabelRow[],
  { paper, size, fields }: LabelOptions,
  signal: AbortSignal,
): Promise<File> {
  const token = accessToken();
  const products = rows.map(({ product, variant, quantity }) => ({ product, variant, quantity }));
  const response = await fetch('/labels', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ products, paper, size, fields }),
    signal,
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new Error(`Labels: ${response.status}`);
  return new File([await response.blob()], 'Labels.zip', { type: 'application/zip' });
}
