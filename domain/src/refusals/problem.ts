import { formatMessage, type MessageKey, type Params } from '../messages/formatMessage.ts';
import type { RefusalCode } from './refusals.ts';
import type { FieldRefusal } from './fieldRefusals.ts';
import { ruleCode, type Rule } from './rules.ts';

/** What is wrong with one field of an input. */
export interface Problem {
  /** The input's field, with dots into lists: "lines.2.quantity". */
  field: string;
  code: RefusalCode;
  /** Which rule the field breaks, by `ruleCode`, where the code says no more than INVALID_INPUT. */
  rule?: string;
  /** The sentence for people, in the language that `formatMessage` speaks. */
  message: string;
  /** The values inside the sentence. */
  params?: Params;
}

/** What reading an input answers: its value, or all that is wrong with it. */
export type Read<Value> = Value | { problems: Problem[] };

/** The values of a text as figures for programs: "7,404.50" of a sentence is "7404.50". */
export const figuresOf = (params: Params = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^-?\d[\d,]*(\.\d+)?$/.test(String(value)) ? String(value).replaceAll(',', '') : String(value),
    ]),
  );

/** Makes a problem from its text's key; what has no code of its own is known by the rule that the text tells. */
export function problem(field: string, code: 'INVALID_INPUT', key: Rule, params?: Params): Problem;
export function problem(field: string, code: FieldRefusal, key: MessageKey, params?: Params): Problem;
export function problem(
  field: string,
  code: 'INVALID_INPUT' | FieldRefusal,
  key: MessageKey,
  params?: Params,
): Problem {
  const rule = code === 'INVALID_INPUT' && { rule: ruleCode(key) };
  return { field, code, ...rule, message: formatMessage(key, params), ...(params && { params }) };
}
