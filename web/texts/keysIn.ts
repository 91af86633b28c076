import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Keys in types are ignored, since types are erased. */
const TYPES = new Set(['TSLiteralType', 'TSTemplateLiteralType']);
const FORMATS = new Set(['formatMessage', 'formatCount']);

/** A possible key: a literal text, or the fixed parts of a template. */
type Parts = readonly string[];

function partsOf({ type, value, quasis }: Node): Parts | undefined {
  if (type === 'Literal') return typeof value === 'string' ? [value] : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
}

/** The first argument of a call that formats a message. */
function spokenIn({ type, callee, arguments: given }: Node): unknown {
  const speaks = type === 'CallExpression' && isNode(callee) && FORMATS.has(String(callee['name']));
  return speaks ? (given as unknown[])[0] : undefined;
}

/** All possible keys below a node; `certain` if the key is the argument of such a call. */
function* candidates(node: Node, spoken?: unknown): Generator<{ parts: Parts; certain: boolean }> {
  if (TYPES.has(node.type)) return;
  const parts = partsOf(node);
  if (parts) yield { parts, certain: node === spoken };
  const said = spokenIn(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* candidates(child, said);
}

/** The message keys that a module names. */
export interface Named {
  keys: Set<string>;
  /** Prefixes of templates that match any text of a slice: "slips.". */
  open: Set<string>;
}

/**
 * Finds the keys of a catalogue that a module names. A key is either a literal or a template with more fixed
 * text than its slice ("slips.kind.${kind}"), which matches every key with the same beginning and end.
 */
export function keyFinder(keys: readonly string[]): (code: string, file: string) => Named {
  const known = new Set(keys);
  const slices = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('.') + 1));

  function keysOf([start = '', ...rest]: Parts): readonly string[] {
    if (rest.length === 0) return [start, `${start}.one`, `${start}.other`].filter((key) => known.has(key));
    const end = rest.at(-1) ?? '';
    const all = slices.get(start.slice(0, start.indexOf('.') + 1)) ?? [];
    // formatCount appends the plural form to the key.
    return all.filter((key) => key.startsWith(start) && key.replace(/\.(one|other)$/, '').endsWith(end));
  }

  return (code, file) => {
    const named: Named = { keys: new Set(), open: new Set() };
    for (const { parts, certain } of candidates(parseSync(file, code).program as unknown as Node)) {
      const [start = '', ...rest] = parts;
      const found = keysOf(parts);
      if (certain && found.length === 0) throw new Error(`${file}: no text is called "${parts.join('…')}".`);
      if (rest.length > 0 && slices.has(start)) named.open.add(start);
      for (const key of found) named.keys.add(key);
    }
    return named;
  };
}
