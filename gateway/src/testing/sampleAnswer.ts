import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { AnyEndpoint } from '../rest/arguments.ts';
import type { Parts } from '../rest/request.ts';
import type { Fake } from './fakeUpstream.ts';

/** Texts in the formats of the contracts; the first that fits is used. */
const TEXTS = ['100.00', '1', '2026-11-20', '2026-11-20T10:00:00.000Z', '919000000001', 'x'];

/** Fields in which rows identify their record, or the record they belong to. */
const ROW_IDS = ['id', 'doc_id', 'document_id', 'customer_id'];

/** An endpoint that answers any value fitting its contract, with lists of `rows` rows, or one row for each requested id. */
export function samples(endpoint: AnyEndpoint, rows: number): Fake {
  return {
    endpoint,
    answer: (parts) => sample(endpoint.schema.answer, { ids: idsAsked(parts) ?? newIds(rows) }),
  };
}

interface Options {
  /** Ids of the rows of lists. */
  ids: readonly string[];
}

let made = 0;

function newId(): string {
  made += 1;
  return `018f0000-0000-7000-8000-${String(made).padStart(12, '0')}`;
}

function newIds(count: number): string[] {
  return Array.from({ length: count }, newId);
}

function idsAsked({ query, body }: Parts): string[] | undefined {
  const given = new Map(Object.entries({ ...(query as object), ...(body as object) }));
  const ids = given.get('ids') ?? given.get('document_ids');
  return typeof ids === 'string' ? ids.split(',') : undefined;
}

function sample(schema: TSchema, options: Options): unknown {
  if ('const' in schema) return schema.const;
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return sample(schema.anyOf[0], options);
  const type = 'type' in schema ? schema.type : undefined;
  if (type === 'array' && 'items' in schema) return list(schema.items as TSchema, options);
  if (type === 'object') return 'properties' in schema ? fields(schema.properties as object, options) : {};
  if (type === 'string') return 'format' in schema && schema.format === 'uuid' ? newId() : textFor(schema);
  if (type === 'boolean') return true;
  return 1;
}

function list(items: TSchema, options: Options): unknown[] {
  return options.ids.map((id) => {
    // Lists within rows are short; otherwise a page of n would contain n times n.
    const row = sample(items, { ids: newIds(1) });
    if (typeof row !== 'object' || row === null) return row;
    const name = ROW_IDS.find((one) => one in row);
    return name === undefined ? row : { ...row, [name]: id };
  });
}

function fields(properties: object, options: Options): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sample(schema as TSchema, options)]),
  );
}

function textFor(schema: TSchema): string {
  const text = TEXTS.find((one) => Value.Check(schema, one));
  if (text === undefined) throw new Error(`No sample fits ${JSON.stringify(schema)}`);
  return text;
}
