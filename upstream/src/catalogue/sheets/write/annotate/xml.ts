/** A tag as it stands in a text of XML. */
export interface Tag {
  /** Without the prefix of its namespace. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  start: number;
  /** Behind its last character. */
  end: number;
}

/** An element: its first tag, and where it and what it holds end. */
export interface Element {
  tag: Tag;
  /** Behind the first tag. */
  innerStart: number;
  innerEnd: number;
  end: number;
}

/** Text in the place of what stands from `start` to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What is no tag though it begins as one. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

function behind(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  if (at < 0) throw new Error(`No ${text} follows`);
  return at + text.length;
}

/** Behind the tag that begins at `start`; what stands in quotes may hold anything. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  throw new Error('A tag has no end');
}

const NAME = /<\/?(?:[\w.-]+:)?([\w.-]+)/y;

function tagAt(xml: string, start: number): Tag {
  const end = endOfTag(xml, start);
  NAME.lastIndex = start;
  const name = NAME.exec(xml)?.[1] ?? '';
  const isClose = xml.charAt(start + 1) === '/';
  return { name, kind: isClose ? 'close' : xml.charAt(end - 2) === '/' ? 'empty' : 'open', start, end };
}

/** The tags of a text, one after the other: read once, without a tree, as sheets are long. */
function* tagsOf(xml: string, from: number): Generator<Tag> {
  let at = xml.indexOf('<', from);
  while (at >= 0) {
    const start = at;
    const skipped = SKIPPED.find(([begin]) => xml.startsWith(begin, start));
    let end: number;
    if (skipped) end = behind(xml, skipped[1], start);
    else {
      const tag = tagAt(xml, start);
      yield tag;
      ({ end } = tag);
    }
    at = xml.indexOf('<', end);
  }
}

const elementOf = (tag: Tag, close: Pick<Tag, 'start' | 'end'>): Element => ({
  tag,
  innerStart: tag.end,
  innerEnd: close.start,
  end: close.end,
});

/** The elements directly inside another one. */
export function* childrenOf(
  xml: string,
  { innerStart, innerEnd }: Pick<Element, 'innerStart' | 'innerEnd'> = rootOf(xml),
): Generator<Element> {
  let [depth, first]: [number, Tag | undefined] = [0, undefined];
  for (const tag of tagsOf(xml, innerStart)) {
    if (tag.start >= innerEnd || (depth === 0 && tag.kind === 'close')) return;
    if (tag.kind === 'close') depth -= 1;
    if (depth === 0 && tag.kind === 'empty') yield elementOf(tag, { start: tag.end, end: tag.end });
    else if (depth === 0 && tag.kind === 'open') first = tag;
    else if (depth === 0 && first) yield elementOf(first, tag);
    if (tag.kind === 'open') depth += 1;
  }
}

/** What the root of a document holds. */
function rootOf(xml: string): Pick<Element, 'innerStart' | 'innerEnd'> {
  const [root] = tagsOf(xml, 0);
  if (root?.kind !== 'open') throw new Error('No element');
  return { innerStart: root.end, innerEnd: xml.length };
}

/** The first child of a document's root, or of another element, with this name. */
export function childOf(xml: string, name: string, parent?: Element): Element | undefined {
  for (const child of childrenOf(xml, parent)) {
    if (child.tag.name === name) return child;
  }
  return undefined;
}

/** A child that must be there. */
export function needed(xml: string, name: string, parent?: Element): Element {
  const found = childOf(xml, name, parent);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

/** The text of an element's first tag. */
export const tagText = (xml: string, { tag }: Element): string => xml.slice(tag.start, tag.end);

/** `x:` where the names of a document have a prefix. */
export const prefixOf = (tag: string): string => /^<([\w.-]+:)/.exec(tag)?.[1] ?? '';

const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

/** The value of an attribute, as it stands there. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = attribute(name).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** The tag with another value of an attribute; without it where there is none. */
export function withAttribute(tag: string, name: string, value: string | number | undefined): string {
  const bare = tag.replace(attribute(name), '');
  return value === undefined ? bare : bare.replace(/\/?>$/, (end) => ` ${name}="${value}"${end}`);
}

/** What XML can say of a text, and what stands for itself in it. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The text with its edits, which don't overlap; what is put before a part goes before its edit. */
export function edited(xml: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(xml.slice(at, start), text);
    at = end;
  }
  return [...pieces, xml.slice(at)].join('');
}
