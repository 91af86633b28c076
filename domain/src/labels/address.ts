/** The target of a label's QR code. */
export interface LabelTarget {
  /** The shop's opaque key. */
  tenant: string;
  product: string;
  variant: string | undefined;
}

/** `/i/{tenant}/{product}[/{variant}]` (rules of the business, "a QR on a label"). */
export function labelPath({ tenant, product, variant }: LabelTarget): string {
  return ['/i', tenant, product, ...(variant === undefined ? [] : [variant])].map(encodeAfterFirst).join('/');
}

const encodeAfterFirst = (part: string, at: number): string => (at === 0 ? part : encodeURIComponent(part));

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** With or without an origin: the shop's key decides, not the address it was printed with. */
const ADDRESS = new RegExp(`^(?:https?://[^/\\s]+)?/i/([^/\\s?#]{1,192})/(${UUID})(?:/(${UUID}))?/?$`, 'i');

/** Maximum length of text that is parsed. */
const LONGEST = 600;

/** The target of a label's address; undefined for any other text. */
export function readLabelAddress(text: string): LabelTarget | undefined {
  const [, tenant, product, variant] = text.length > LONGEST ? [] : (ADDRESS.exec(text.trim()) ?? []);
  if (tenant === undefined || product === undefined) return undefined;
  try {
    return {
      tenant: decodeURIComponent(tenant),
      product: product.toLowerCase(),
      variant: variant?.toLowerCase(),
    };
  } catch {
    return undefined;
  }
}
