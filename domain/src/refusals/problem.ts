import { say, type MessageKey, type Params } from '../messages/say.ts';
import type { RefusalCode } from './refusals.ts';

/** What is wrong with one field of an input. */
export interface Problem {
  /** The input's field, with dots into lists: "lines.2.quantity". */
  field: string;
  code: RefusalCode;
  /** The sentence for people, in the language that `say` speaks. */
  message: string;
  /** The values inside the sentence. */
  params?: Params;
}

/** Makes a problem from its text's key. */
export function problem(field: string, code: RefusalCode, key: MessageKey, params?: Params): Problem {
  return { field, code, message: say(key, params), ...(params && { params }) };
}
