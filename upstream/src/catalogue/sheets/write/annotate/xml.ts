/** A tag in an XML text. */
export interface Tag {
  /** Without namespace prefix. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  start: number;
  /** Index after its last character. */
  end: number;
}

/** An element: its start tag, and where its content and the element end. */
export interface Element {
  tag: Tag;
  /** Index after the start tag. */
  innerStart: number;
  innerEnd: number;
  end: number;
}

/** Replaces the text from `start` to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Constructs that begin like a tag but are not: comments, CDATA and the like. */
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

/** Index after the tag that begins at `start`; quoted values may contain anything. */
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

/** The tags of a text in sequence, in one pass without building a tree, since sheets are large. */
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

/** The direct children of an element. */
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

/** The content range of the document's root. */
function rootOf(xml: string): Pick<Element, 'innerStart' | 'innerEnd'> {
  const [root] = tagsOf(xml, 0);
  if (root?.kind !== 'open') throw new Error('No element');
  return { innerStart: root.end, innerEnd: xml.length };
}

/** The first child of the root, or of another element, with this name. */
export function childOf(xml: string, name: string, parent?: Element): Element | undefined {
  for (const child of childrenOf(xml, parent)) {
    if (child.tag.name === name) return child;
  }
  return undefined;
}

/** A required child. */
export function needed(xml: string, name: string, parent?: Element): Element {
  const found = childOf(xml, name, parent);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

/** The text of an element's start tag. */
export const tagText = (xml: string, { tag }: Element): string => xml.slice(tag.start, tag.end);

/** `x:` if the names of the document have a prefix. */
export const prefixOf = (tag: string): string => /^<([\w.-]+:)/.exec(tag)?.[1] ?? '';

const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

/** The raw value of an attribute. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = attribute(name).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** The tag with a changed attribute; undefined removes it. */
export function withAttribute(tag: string, name: string, value: string | number | undefined): string {
  const bare = tag.replace(attribute(name), '');
  return value === undefined ? bare : bare.replace(/\/?>$/, (end) => ` ${name}="${value}"${end}`);
}

/** Escapes a text for XML and removes characters that XML can't contain. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The text with non-overlapping edits applied; an insertion before a part precedes the edit of that part. */
export function edited(xml: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(xml.slice(at, start), text);
    at = end;
  }
  return [...pieces, xml.slice(at)].join('');
}
