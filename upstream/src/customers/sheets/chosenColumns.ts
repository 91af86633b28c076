import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { ChosenColumns } from '../../catalogue/index.ts';
import { invalidField } from '../../http/refused.ts';

const columns = Compile(ChosenColumns);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the matching of a sheet's columns, which a form sends as text. */
export function chosenColumns(text: string): Static<typeof ChosenColumns> {
  const sent = parsed(text);
  if (!columns.Check(sent)) throw invalidField('columns');
  return sent;
}
