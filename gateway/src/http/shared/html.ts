/** A fragment of a page with escaped texts. */
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

/** Escapes a value so that no browser takes it for a tag or the end of an attribute. */
const safe = (value: string | Html): string =>
  value instanceof Html ? value.text : value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A fragment of a page: every value is escaped unless it is a fragment itself. Undefined values are empty. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | undefined)[]): Html =>
  new Html(parts.reduce((text, part, at) => `${text}${safe(values[at - 1] ?? '')}${part}`));
