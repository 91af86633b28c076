/** What the QR code on a label leads to. */
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
/** With or without an origin: which one it was printed with is not for a scanner to judge, the shop's key is. */
const ADDRESS = new RegExp(`^(?:https?://[^/\\s]+)?/i/([^/\\s?#]{1,192})/(${UUID})(?:/(${UUID}))?/?$`, 'i');

/** The longest text that is looked at. */
const LONGEST = 600;

/** What the address of a label leads to; undefined for any other text. */
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
