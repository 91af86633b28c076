import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * The same schema without additional properties at any depth, so that fields a handler adds by mistake never leave the
 * server.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const open = 'properties' in copy && !('additionalProperties' in copy);
  return open ? { ...copy, additionalProperties: false } : copy;
}

/** A response violates its contract: a bug in the server. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/** Compiled once in a process: tests make many servers. */
const closedValidators = new WeakMap<TSchema, Validator>();

function closedValidator(schema: TSchema): Validator {
  const known = closedValidators.get(schema) ?? Compile(closed(schema) as TSchema);
  closedValidators.set(schema, known);
  return known;
}

/** Makes the check that every JSON response of an endpoint must pass before its transaction is committed. */
export function answerCheck(schema: TSchema): (answer: unknown) => void {
  const validator = closedValidator(schema);
  return (answer) => {
    if (validator.Check(answer)) return;
    const errors = validator.Errors(answer).filter(({ keyword }) => keyword !== 'boolean');
    const texts = errors.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new AnswerMismatch(texts.join('; '));
  };
}
