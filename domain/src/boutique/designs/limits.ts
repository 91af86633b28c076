/** Maximum sizes of a shop's designs; order entry reads all of them at once. */
export const DESIGN_LIMITS = {
  garments: 200,
  /** Per garment, besides Add-ons. */
  areas: 40,
  /** Per area. */
  options: 100,
  /** Per garment. */
  points: 60,
  /** Per garment. */
  patterns: 200,
  /** Per pattern (spec 3 §9). */
  images: 4,
} as const;
