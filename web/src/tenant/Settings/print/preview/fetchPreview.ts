import type { BillPaper, PrintSettings } from '@galla/domain';
import { expireSession } from '../../../../app/session/expiry.ts';
import { accessToken } from '../../../../app/session/store.ts';

/** A sample PDF with these settings, which may be unsaved. Rejects if it cannot be generated. */
export async function fetchPreview(paper: BillPaper, print: PrintSettings): Promise<ArrayBuffer> {
  const token = accessToken();
  const response = await fetch('/pdf/preview', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...print, paper }),
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new Error(`Preview: ${response.status}`);
  return response.arrayBuffer();
}
