/** How much a shop can keep of what it sews; all of it is read at once by order entry. */
export const DESIGN_LIMITS = {
  garments: 200,
  /** Of a garment, beside the add-ons. */
  areas: 40,
  /** Of an area. */
  options: 100,
  /** Of a garment. */
  points: 60,
  /** Of a garment. */
  patterns: 200,
  /** Of a pattern (spec 3 §9). */
  images: 4,
} as const;
