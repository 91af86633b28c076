import { formatMessage, type MessageKey, type Params } from '../messages/formatMessage.ts';
import type { RefusalCode } from './refusals.ts';
import type { FieldRefusal } from './fieldRefusals.ts';
import { ruleCode } from './ruleCode.ts';
import type { Rule } from './rules.ts';

/** A problem with one field of an input. */
export interface Problem {
  /** The field's path, with dots into lists: "lines.2.quantity". */
  field: string;
  code: RefusalCode;
  /** The broken rule, by `ruleCode`, where the code is only INVALID_INPUT. */
  rule?: string;
  /** The message for people, in the language of `formatMessage`. */
  message: string;
  /** The values in the message. */
  params?: Params;
}

/** The result of reading an input: its value, or all of its problems. */
export type Read<Value> = Value | { problems: Problem[] };

/** Message parameters as figures for programs: "7,404.50" in a sentence becomes "7404.50". */
export const figuresOf = (params: Params = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^-?\d[\d,]*(\.\d+)?$/.test(String(value)) ? String(value).replaceAll(',', '') : String(value),
    ]),
  );

/** Creates a problem from its message key; without a code of its own, it is identified by the rule of that message. */
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
