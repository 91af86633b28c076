import { Type, type TSchema } from 'typebox';

/**
 * Whether a list is expected, as the answer itself or in one of its fields, and something else is there. Its error
 * message differs from other malformed answers (spec 2 §8).
 */
export function lacksList(schema: TSchema, value: unknown): boolean {
  if (Type.IsArray(schema)) return !Array.isArray(value);
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null || Array.isArray(value))
    return false;
  const fields: Record<string, unknown> = { ...value };
  return Object.entries(schema.properties).some(
    ([name, field]) => Type.IsArray(field) && fields[name] !== undefined && !Array.isArray(fields[name]),
  );
}
