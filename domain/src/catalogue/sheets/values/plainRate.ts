const RATE = /^(?:(?:i?gst|tax)\s*@?\s*)?(\d{1,2}(?:\.\d{1,3})?)\s*%?$/i;
const NIL = /^(?:exempt|exempted|nil|nil[ -]?rated|zero[ -]?rated|non[ -]?gst)$/i;
const UNSAID = /^(?:none|n\/?a|-|not applicable|select)$/i;

/**
 * A GST rate of another program: "GST@18%", "IGST@18%" and "18 %" become "18", "Exempted" becomes "0", "None"
 * becomes an empty text. Half rates ("CGST@9%") and rates with a cess are returned unchanged and reported as
 * faults.
 */
export function plainRate(text: string): string {
  const plain = text.trim();
  const [, digits] = RATE.exec(plain) ?? [];
  if (digits !== undefined) return digits;
  if (NIL.test(plain)) return '0';
  return UNSAID.test(plain) ? '' : text;
}
