import { type Problem, problem } from '@galla/domain';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { convertTexts } from './convert.ts';
import { Refused } from './refused.ts';

const MOST_PROBLEMS = 50;
const LONGEST_FIELD = 100;

/** The fields that an error is about; missing and unknown ones are named in the error of the surrounding object. */
function fieldsOf(error: TLocalizedValidationError): string[] {
  const path = error.instancePath.split('/').slice(1);
  const within = (names: string[]) => names.map((name) => [...path, name].join('.').slice(0, LONGEST_FIELD));
  if (error.keyword === 'required') return within(error.params.requiredProperties);
  if (error.keyword === 'additionalProperties') return within(error.params.additionalProperties);
  return [path.join('.').slice(0, LONGEST_FIELD)];
}

/** A readable message where a form can show it, else the library's own. */
const problemOf = (field: string, error: TLocalizedValidationError): Problem =>
  error.keyword === 'maxLength'
    ? problem(field, 'INVALID_INPUT', 'forms.tooLong', { max: error.params.limit })
    : { field, code: 'INVALID_INPUT', message: error.message };

function problemsOf(errors: TLocalizedValidationError[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    // Reported as "schema is false" for an unknown field; `additionalProperties` names the field.
    if (error.keyword === 'boolean') continue;
    for (const field of fieldsOf(error)) {
      if (problems.size === MOST_PROBLEMS) return [...problems.values()];
      if (!problems.has(field)) problems.set(field, problemOf(field, error));
    }
  }
  return [...problems.values()];
}

/** The refusal of input that violates its schema; it names fields and never repeats values. */
function invalidInput(errors: TLocalizedValidationError[]): Refused {
  return new Refused({ ...new Refused('INVALID_INPUT').refusal, problems: problemsOf(errors) });
}

/** Compiled once in a process: calls share schemas, and tests make many servers. */
const byIdentity = new WeakMap<TSchema, Validator>();
/** Fastify copies the schemas of headers. */
const byContent = new Map<string, Validator>();

function compiled(schema: TSchema, isCopy: boolean): Validator {
  const content = isCopy ? JSON.stringify(schema) : '';
  const known = isCopy ? byContent.get(content) : byIdentity.get(schema);
  const validator = known ?? Compile(schema);
  if (isCopy) byContent.set(content, validator);
  else byIdentity.set(schema, validator);
  return validator;
}

/**
 * Fastify's validator based on TypeBox: strict, so `"1"` is not a number and unknown fields are refused. Only paths and
 * queries, which are text, have their numbers and booleans converted first.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = compiled(schema, httpPart === 'headers');
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : convertTexts(schema, input);
    return validator.Check(value) ? { value } : { error: invalidInput(validator.Errors(value)) };
  };
};
