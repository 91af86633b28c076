import type { TSchema } from 'typebox';

const NUMBER = /^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,9})?$/;

interface Shape {
  type?: unknown;
  const?: unknown;
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
}

/** Whether a schema or one of its alternatives matches. */
function takes(shape: Shape, fits: (shape: Shape) => boolean): boolean {
  return fits(shape) || (shape.anyOf?.some((one) => takes(one, fits)) ?? false);
}

function convertText(shape: Shape, text: string): unknown {
  if (takes(shape, ({ type, const: only }) => type === 'string' && only === undefined)) return text;
  const number = NUMBER.test(text) ? Number(text) : undefined;
  if (number !== undefined && takes(shape, ({ type }) => type === 'number' || type === 'integer'))
    return number;
  if ((text === 'true' || text === 'false') && takes(shape, ({ type }) => type === 'boolean'))
    return text === 'true';
  return text;
}

/**
 * Converts query and path texts to numbers and booleans where the schema expects them and accepts no text. Invalid ones
 * stay texts and fail validation.
 */
export function convertTexts(schema: TSchema, input: unknown): unknown {
  const { properties } = schema as Shape;
  if (properties === undefined || typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, shape && typeof value === 'string' ? convertText(shape, value) : value];
    }),
  );
}
