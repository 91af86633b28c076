import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm, type Sending } from '../../app/send/sendForm.ts';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';

const isCounts = (answer: unknown): answer is ImportCounts =>
  typeof answer === 'object' &&
  answer !== null &&
  ['added', 'changed', 'unchanged'].every((name) => name in answer);

/** Sends a spreadsheet of contacts, and resolves with what became of its rows. Rejects as `sendForm` does. */
export async function sendContacts(
  file: File,
  sending: Pick<Sending, 'onProgress' | 'signal'>,
): Promise<ImportCounts> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await sendForm({ url: '/contacts/import', body, key: newKey(), ...sending });
  if (!isCounts(answer)) throw notJson(newKey());
  return answer;
}
