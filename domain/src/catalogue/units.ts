/**
 * Units that are measured, not counted, so that a quantity may have decimals: lengths, weights, volumes, areas,
 * hours. The abbreviations are those of the e-invoice unit code list (UQC) beside those that shops write.
 */
const MEASURED = new Set(
  `m mtr metre meter cm cms mm ft foot feet in inch yd yds yard
   kg kgs g gm gms gram mg q qtl quintal t ton tonne
   l ltr litre liter ml mlt kl klr
   sqm sqft sqf sqy sqyd cbm ccm
   h hr hrs hour`.split(/\s+/),
);

/** Whether something sold by this unit may be sold in fractions of it: cloth by 2.5 m, but pieces whole. */
export function isMeasuredUnit(unit: string): boolean {
  return MEASURED.has(unit.trim().toLowerCase().replace(/\.$/, ''));
}

/**
 * Whether something is sold and counted in whole pieces: variants always are, else the unit decides.
 * @param variant which variant is sold; undefined for none
 */
export const isSoldWhole = (unit: string, variant: unknown): boolean =>
  variant !== undefined || !isMeasuredUnit(unit);
