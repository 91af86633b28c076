import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * The same schema without room for fields that it does not name, at every depth: what a handler adds by mistake
 * must not leave the server.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const open = 'properties' in copy && !('additionalProperties' in copy);
  return open ? { ...copy, additionalProperties: false } : copy;
}

/** An answer does not have the shape that the contract promises: a defect of ours. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/** Makes the check that every JSON answer of an endpoint passes before its transaction is committed. */
export function answerCheck(schema: TSchema): (answer: unknown) => void {
  const validator = Compile(closed(schema) as TSchema);
  return (answer) => {
    if (validator.Check(answer)) return;
    const errors = validator.Errors(answer).filter(({ keyword }) => keyword !== 'boolean');
    const texts = errors.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new AnswerMismatch(texts.join('; '));
  };
}
