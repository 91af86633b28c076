import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Types name keys too, of which nothing is left in a script. */
const TYPES = new Set(['TSLiteralType', 'TSTemplateLiteralType']);
const FORMATS = new Set(['formatMessage', 'formatCount']);

/** What may stand for a key: a text as it is, or the fixed parts of a template. */
type Parts = readonly string[];

function partsOf({ type, value, quasis }: Node): Parts | undefined {
  if (type === 'Literal') return typeof value === 'string' ? [value] : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
}

/** The first argument of a call that speaks. */
function spokenIn({ type, callee, arguments: given }: Node): unknown {
  const speaks = type === 'CallExpression' && isNode(callee) && FORMATS.has(String(callee['name']));
  return speaks ? (given as unknown[])[0] : undefined;
}

/** All that may stand for a key below a node, and whether it certainly does. */
function* candidates(node: Node, spoken?: unknown): Generator<{ parts: Parts; certain: boolean }> {
  if (TYPES.has(node.type)) return;
  const parts = partsOf(node);
  if (parts) yield { parts, certain: node === spoken };
  const said = spokenIn(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* candidates(child, said);
}

/** The keys of a catalogue that a module names. */
export interface Named {
  keys: Set<string>;
  /** Beginnings of templates that may be any text of their slice: "slips.". */
  open: Set<string>;
}

/**
 * Finds which of a catalogue's keys a module names. A key is written as it is, or as a template that says more than its
 * slice ("slips.kind.${kind}"): it stands for every key that begins and ends as it does.
 */
export function keyFinder(keys: readonly string[]): (code: string, file: string) => Named {
  const known = new Set(keys);
  const slices = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('.') + 1));

  function keysOf([start = '', ...rest]: Parts): readonly string[] {
    if (rest.length === 0) return [start, `${start}.one`, `${start}.other`].filter((key) => known.has(key));
    const end = rest.at(-1) ?? '';
    const all = slices.get(start.slice(0, start.indexOf('.') + 1)) ?? [];
    // A count adds the form that its number takes.
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
