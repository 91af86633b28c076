import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * An archive is gzipped text with one JSON array per line: first `["header", …]`, then `["row", table, …]` as printed
 * by PostgreSQL, then `["file", path, base64]`, last `["end", …]` with the hashes that the restored rows must have.
 */
export const VERSION = 1;

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Header = Type.Object({
  format: Type.Literal('galla-tenant'),
  version: Type.Literal(VERSION),
  /** The newest migration of the source database. */
  migration: Type.String(),
  exportedAt: Type.String(),
  /** Shows whether PINs can be verified where it is restored. */
  pepperMark: Type.String(),
  tenant: Type.Object({
    tenantId: Type.String({ format: 'uuid' }),
    schemaKey: Type.String(),
    businessId: Type.Integer(),
    subCategoryId: Nullable(Type.Integer()),
    merchantOrderId: Nullable(Type.String()),
    paymentStatus: Type.String(),
    paidUntil: Nullable(Type.String()),
    remindedOf: Nullable(Type.String()),
    demo: Type.Boolean(),
    createdAt: Type.String(),
  }),
  logins: Type.Array(
    Type.Object({
      mobile: Type.String(),
      staffId: Type.String({ format: 'uuid' }),
      pinHash: Type.String(),
      mustChangePin: Type.Boolean(),
      active: Type.Boolean(),
      createdAt: Type.String(),
    }),
  ),
});
export type Header = Static<typeof Header>;

export const End = Type.Object({
  tables: Type.Array(Type.Object({ table: Type.String(), rows: Type.Integer(), hash: Type.String() })),
  files: Type.Integer(),
});
export type End = Static<typeof End>;

/** A file is not an archive or is damaged; the message says what is wrong. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** A line of an archive. */
export type Line =
  | { kind: 'header'; header: Header }
  | { kind: 'row'; table: string; json: string }
  | { kind: 'file'; path: string; bytes: Buffer }
  | { kind: 'end'; end: End };

const header = Compile(Header);
const end = Compile(End);
const ROW = /^\["row","([a-z_]+)",(\{.*\})\]$/;

/** Writes a row; its JSON stays PostgreSQL's text, because JavaScript would round its numbers. */
export function rowLine(table: string, json: string): string {
  return `["row","${table}",${json}]`;
}

/** Parses a line. Throws BadArchive for an invalid one. */
export function parseLine(text: string): Line {
  const row = ROW.exec(text);
  if (row?.[1] !== undefined && row[2] !== undefined) return { kind: 'row', table: row[1], json: row[2] };
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    throw new BadArchive('A line of the archive is damaged.');
  }
  const [kind, first, second]: unknown[] = Array.isArray(parts) ? parts : [];
  if (kind === 'header' && header.Check(first)) return { kind, header: first };
  if (kind === 'end' && end.Check(first)) return { kind, end: first };
  if (kind === 'file' && typeof first === 'string' && typeof second === 'string') {
    return { kind, path: first, bytes: Buffer.from(second, 'base64') };
  }
  throw new BadArchive('This is no archive of a shop, or one of another version of Galla.');
}
