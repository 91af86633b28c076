import { getDocumentProxy } from 'unpdf';

interface Placed {
  text: string;
  left: number;
  right: number;
  /** Baseline of the letters. */
  base: number;
  size: number;
}

/** How much two texts may overlap, in points, since letters can extend beyond their boxes. */
const TOUCH = 0.5;

async function textsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<Placed[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, base = 0] = item.transform as number[];
    return [{ text: item.str, left, right: left + item.width, base, size: Math.abs(size) }];
  });
}

const covers = (one: Placed, other: Placed): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
  Math.abs(one.base - other.base) < Math.min(one.size, other.size) / 2;

/** Unreadable texts of a PDF: overlapping ones, and those outside of the page. Empty when there are none. */
export async function misplacedTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const found: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const [, , width = 0, height = 0] = (await pdf.getPage(page)).view;
    const texts = await textsOf(pdf, page);
    for (const [at, one] of texts.entries()) {
      const { text, left, right, base } = one;
      if (left < 0 || right > width || base < 0 || base > height)
        found.push(`${page}: ${text} leaves the page`);
      for (const other of texts.slice(at + 1))
        if (covers(one, other)) found.push(`${page}: ${text} | ${other.text}`);
    }
  }
  return found;
}
