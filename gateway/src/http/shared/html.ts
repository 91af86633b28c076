/** A piece of a page whose texts were made safe. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody typed as text that no browser takes for a tag or for the end of an attribute. */
const safe = (value: string | Html): string =>
  value instanceof Html ? value.text : value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A piece of a page: every value in it is text, unless it is a piece itself. Nothing stands for what is undefined. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | undefined)[]): Html =>
  new Html(parts.reduce((text, part, at) => `${text}${safe(values[at - 1] ?? '')}${part}`));
