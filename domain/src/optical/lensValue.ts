import { figureText, parseFigure, stepFigure, type FigureRule } from './figure.ts';

/** Values of a lens: sphere, cylinder, axis, addition and diameter (spec 3 §3 Prescription record). */
export const LENS_VALUES = ['sph', 'cyl', 'axis', 'add', 'dia'] as const;
export type LensValueName = (typeof LENS_VALUES)[number];

/** Format and range of one of them. */
export type LensValueRule = FigureRule;

/**
 * Dioptres in steps of 0.25 with their sign, axis 0 to 180 by 5 (1 accepted), as in rules.md. The ranges are those
 * in which lenses are made: contact lenses from 8 mm, uncut blanks to 90 mm.
 */
export const LENS_RULES: Readonly<Record<LensValueName, LensValueRule>> = {
  sph: { label: 'SPH', places: 2, min: -3000, max: 3000, grain: 25, step: 25, signed: true },
  cyl: { label: 'CYL', places: 2, min: -1000, max: 1000, grain: 25, step: 25, signed: true },
  axis: { label: 'AXIS', places: 0, min: 0, max: 180, grain: 1, step: 5, signed: false },
  add: { label: 'ADD', places: 2, min: 0, max: 600, grain: 25, step: 25, signed: true },
  dia: { label: 'DIA', places: 1, min: 80, max: 900, grain: 1, step: 5, signed: false },
};

/** Parses a value as typed or sent; undefined when malformed (see `parseFigure`). */
export const parseLensValue = (name: LensValueName, text: string): number | undefined =>
  parseFigure(LENS_RULES[name], text);

/** A value in standard notation: "+1.25", "-0.75", plano "0.00", "90", "65.0". */
export const lensValueText = (name: LensValueName, value: number): string =>
  figureText(LENS_RULES[name], value);

/** The next value up or down, within the range and on the grid of steps; an empty value starts at `origin`. */
export const stepLensValue = (name: LensValueName, value: number | undefined, direction: 1 | -1): number =>
  value === undefined ? ORIGINS[name] : stepFigure(LENS_RULES[name], value, direction);

/** Starting values for steps in an empty field: plano, the most common axis, and the most common blank. */
const ORIGINS: Readonly<Record<LensValueName, number>> = { sph: 0, cyl: 0, axis: 90, add: 100, dia: 650 };
