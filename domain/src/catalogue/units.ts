/**
 * Units that are measured rather than counted, so that quantities may have decimals: lengths, weights, volumes,
 * areas, hours. The abbreviations are those of the e-invoice unit code list (UQC) and those that shops write.
 */
const MEASURED = new Set(
  `m mtr metre meter cm cms mm ft foot feet in inch yd yds yard
   kg kgs g gm gms gram mg q qtl quintal t ton tonne
   l ltr litre liter ml mlt kl klr
   sqm sqft sqf sqy sqyd cbm ccm
   h hr hrs hour`.split(/\s+/),
);

/** Whether an item with this unit can be sold in fractions: cloth by 2.5 m, but pieces only whole. */
export function isMeasuredUnit(unit: string): boolean {
  return MEASURED.has(unit.trim().toLowerCase().replace(/\.$/, ''));
}

/**
 * Whether an item is sold and counted in whole pieces: variants always are, else the unit decides.
 * @param variant the variant sold; undefined for none
 */
export const isSoldWhole = (unit: string, variant: unknown): boolean =>
  variant !== undefined || !isMeasuredUnit(unit);
