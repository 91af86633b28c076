import fc from 'fast-check';
import type { Endpoint } from '@galla/upstream/contract';
import { billsOf } from './bills.ts';
import { idPool, kindOf } from './ids.ts';
import { labelsOf } from './labels.ts';
import type { World } from './world.ts';

/** The subset of JSON Schema that the contracts use. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: string | number | boolean;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A request that fits an endpoint's schemas, with ids and keys of both shops in every place. */
export interface Probe {
  params: Record<string, string>;
  query: Record<string, string | number>;
  body: object;
  schemaKey: string;
  token: string;
  key: string;
}

/** Texts with which a search may match the victim's records. */
const texts = (world: World, ids: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'canary',
      'c',
      '%',
      '',
      'P-1',
      '26-27/Z/00001',
      '8000000001',
      world.victim.schemaKey,
      '12',
      '1.00',
    ),
    ids,
  );

/** The context of a generated value. */
interface Place {
  world: World;
  path: string;
  field: string;
  /** Whether optional fields are left out. */
  plain: boolean;
}

function arbitraryOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, place)));
  switch (schema.type) {
    case 'string':
      return stringOf(schema, place);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 50, 50) });
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 500, 500) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, place), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object':
      return objectOf(schema, place);
    default:
      return fc.constant(null);
  }
}

/** Optional fields at least one of which is required. */
const NEEDED: Readonly<Record<string, string>> = {
  '/earningsStatements': 'employee_id',
  '/billing/credit-notes-of': 'document_ids',
};

/** Fields with the slug of a menu. */
const MENU_FIELDS: ReadonlySet<string> = new Set(['menu', 'menuId', 'subMenuId', 'menu_ids']);

function stringOf(schema: Schema, { world, path, field, plain }: Place): fc.Arbitrary<string> {
  const ids = idPool(world, kindOf(field, path), plain);
  if (MENU_FIELDS.has(field))
    return fc.constantFrom('billing', 'orders', 'order-list', 'customers', 'nothing');
  if (schema.format === 'uuid' || field === 'merchantOrderId') return ids;
  if (field === 'in_at') return fc.constant('2026-11-19T04:30:00Z');
  if (field === 'out_at') return fc.constant('2026-11-19T12:30:00Z');
  if (schema.pattern?.includes('{36}')) return fc.array(ids, { minLength: 1, maxLength: 4 }).map(String);
  if (schema.pattern?.startsWith('^[0-9]{4}-'))
    return fc.constantFrom('2026-11-19', '2026-11-20', '2020-01-01');
  if (schema.pattern) return fc.constantFrom('100.00', '60.00', '1.00', '10.00', '40.00');
  if (field === 'form_name') return fc.constantFrom('invoice', 'account_details', 'nothing');
  return texts(world, ids).map((text) => text.slice(0, schema.maxLength ?? 100));
}

function objectOf(schema: Schema, place: Place): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'tenant_schema');
  const fields = entries.map(([field, one]) => [field, arbitraryOf(one, { ...place, field })] as const);
  const requiredKeys = (schema.required ?? []).filter((name) => name !== 'tenant_schema');
  const needed = fields.filter(([field]) => requiredKeys.includes(field) || NEEDED[place.path] === field);
  const plain = fc.record(Object.fromEntries(needed));
  if (place.plain) return plain;
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys }) },
    { weight: 1, arbitrary: plain },
  );
}

const LABELS = ['/label-print', '/prescription/download-zip'];

/**
 * Requests to one endpoint by the attacker's users. Many random values seldom make an accepted input: plain ones
 * have only the required fields, the owner's token and the attacker's own key.
 */
export function probesOf(endpoint: Endpoint, world: World, plain = false): fc.Arbitrary<Probe> {
  const { path } = endpoint;
  const place: Place = { world, path, field: '', plain };
  const { params, query, body } = endpoint.schema;
  const { attacker, victim, people } = world;
  const bill = /^\/billing\/create-(.+)$/.exec(path)?.[1];
  const anyBody = body ? arbitraryOf(body, place) : fc.constant({});
  const labels = LABELS.includes(path) ? labelsOf(world) : undefined;
  return fc.record({
    params: arbitraryOf(params as Schema, place) as fc.Arbitrary<Probe['params']>,
    query: arbitraryOf(query as Schema, place) as fc.Arbitrary<Probe['query']>,
    body: (bill ? billsOf(world, bill) : (labels ?? anyBody)) as fc.Arbitrary<object>,
    schemaKey: fc.oneof(
      { weight: 4, arbitrary: fc.constant(attacker.schemaKey) },
      { weight: plain ? 0 : 1, arbitrary: fc.constant(victim.schemaKey) },
    ),
    token: fc.constantFrom(...(plain ? [attacker.owner] : people).map(({ token }) => token)),
    key: fc.uuid({ version: 4 }),
  });
}
