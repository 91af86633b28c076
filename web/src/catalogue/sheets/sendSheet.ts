import type { ItemKind } from '@galla/domain';
import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm, type Sending } from '../../app/send/sendForm.ts';

const hasId = (answer: unknown): answer is { id: string } =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';

/** Uploads a spreadsheet, and resolves with the id of its preview. Rejects as `sendForm` does. */
export async function sendSheet(
  kind: ItemKind,
  file: File,
  sending: Pick<Sending, 'onProgress' | 'signal'>,
): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await sendForm({ url: `/imports?kind=${kind.toLowerCase()}`, body, ...sending });
  if (!hasId(answer)) throw notJson(newKey());
  return answer.id;
}
