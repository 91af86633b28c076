import { figureText, parseFigure, stepFigure, type FigureRule } from './figure.ts';

/** What a lens is known by: sphere, cylinder, axis, addition and diameter (spec 3 §3 Prescription record). */
export const LENS_VALUES = ['sph', 'cyl', 'axis', 'add', 'dia'] as const;
export type LensValueName = (typeof LENS_VALUES)[number];

/** What one of them may be. */
export type LensValueRule = FigureRule;

/**
 * Dioptres in steps of 0.25 with their sign, axis 0 to 180 by 5 (1 accepted), as rules.md has them. The ends are those
 * of what lenses are made in: contact lenses from 8 mm, uncut blanks to 90 mm.
 */
export const LENS_RULES: Readonly<Record<LensValueName, LensValueRule>> = {
  sph: { label: 'SPH', places: 2, min: -3000, max: 3000, grain: 25, step: 25, signed: true },
  cyl: { label: 'CYL', places: 2, min: -1000, max: 1000, grain: 25, step: 25, signed: true },
  axis: { label: 'AXIS', places: 0, min: 0, max: 180, grain: 1, step: 5, signed: false },
  add: { label: 'ADD', places: 2, min: 0, max: 600, grain: 25, step: 25, signed: true },
  dia: { label: 'DIA', places: 1, min: 80, max: 900, grain: 1, step: 5, signed: false },
};

/** Reads a value as it is typed or sent; undefined when it is no such figure (see `parseFigure`). */
export const parseLensValue = (name: LensValueName, text: string): number | undefined =>
  parseFigure(LENS_RULES[name], text);

/** The value as it is written: "+1.25", "-0.75", plano "0.00", "90", "65.0". */
export const lensValueText = (name: LensValueName, value: number): string =>
  figureText(LENS_RULES[name], value);

/** The next value up or down, within the ends and on the grid of the steps; from nothing it begins at `origin`. */
export const stepLensValue = (name: LensValueName, value: number | undefined, direction: 1 | -1): number =>
  value === undefined ? ORIGINS[name] : stepFigure(LENS_RULES[name], value, direction);

/** Where a step begins when nothing stands there yet: plano, the axis of most eyes, the blank that most are cut from. */
const ORIGINS: Readonly<Record<LensValueName, number>> = { sph: 0, cyl: 0, axis: 90, add: 100, dia: 650 };
