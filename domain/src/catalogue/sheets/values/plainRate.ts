const RATE = /^(?:(?:i?gst|tax)\s*@?\s*)?(\d{1,2}(?:\.\d{1,3})?)\s*%?$/i;
const NIL = /^(?:exempt|exempted|nil|nil[ -]?rated|zero[ -]?rated|non[ -]?gst)$/i;
const UNSAID = /^(?:none|n\/?a|-|not applicable|select)$/i;

/**
 * A rate of GST of another program: "GST@18%", "IGST@18%" and "18 %" are "18", "Exempted" is "0", "None" says nothing.
 * Half a rate ("CGST@9%") and one with a cess stay as they are, and are told.
 */
export function plainRate(text: string): string {
  const plain = text.trim();
  const [, digits] = RATE.exec(plain) ?? [];
  if (digits !== undefined) return digits;
  if (NIL.test(plain)) return '0';
  return UNSAID.test(plain) ? '' : text;
}
