import type { TSchema } from 'typebox';

const NUMBER = /^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,9})?$/;

interface Shape {
  type?: unknown;
  const?: unknown;
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
}

/** Whether a schema or one of its alternatives is of the kind. */
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
 * Reads the numbers and booleans of an address, which arrive as text, where the schema has one and no text fits.
 * What can't be read stays as it is, for the validation to refuse.
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
