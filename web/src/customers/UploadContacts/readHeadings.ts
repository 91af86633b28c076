import type { MatchField } from '@galla/domain';
import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm, type Sending } from '../../app/send/sendForm.ts';
import type { MatchColumn } from '../../ui/sheet/match/choices.ts';

/** The proposed matching of a sheet's columns. */
export interface Headings {
  columns: readonly MatchColumn[];
  /** The fields that a column can be matched to. */
  fields: readonly MatchField[];
}

const isHeadings = (answer: unknown): answer is Headings =>
  typeof answer === 'object' && answer !== null && 'columns' in answer && 'fields' in answer;

/**
 * Asks how the columns of a contacts sheet would be matched; nothing is stored. Rejects as `sendForm` does.
 */
export async function readHeadings(
  file: File,
  sending: Pick<Sending, 'onProgress' | 'signal'>,
): Promise<Headings> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await sendForm({ url: '/contacts/headings', body, ...sending });
  if (!isHeadings(answer)) throw notJson(newKey());
  return answer;
}
