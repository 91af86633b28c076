import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm, type Sending } from '../../app/send/sendForm.ts';
import type { ChosenColumn } from '../../ui/sheet/match/choices.ts';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';

const isCounts = (answer: unknown): answer is ImportCounts =>
  typeof answer === 'object' &&
  answer !== null &&
  ['added', 'changed', 'unchanged'].every((name) => name in answer);

/**
 * Uploads a contacts sheet, and resolves with the outcome of its rows. Rejects as `sendForm` does.
 * @param columns the matching of its columns; undefined for a sheet made from the template
 */
export async function sendContacts(
  file: File,
  columns: readonly ChosenColumn[] | undefined,
  sending: Pick<Sending, 'onProgress' | 'signal'>,
): Promise<ImportCounts> {
  const body = new FormData();
  if (columns) body.set('columns', JSON.stringify(columns));
  body.set('file', file, file.name);
  const answer = await sendForm({ url: '/contacts/import', body, key: newKey(), ...sending });
  if (!isCounts(answer)) throw notJson(newKey());
  return answer;
}
