import type { FigureRule } from '../figure.ts';
import { LENS_RULES } from '../lensValue.ts';

/** The two eyes, in the order in which a prescription is read aloud. */
export const EYES = ['right', 'left'] as const;
export type EyeSide = (typeof EYES)[number];

/** What is prescribed for an eye (spec 2 §3 Prescription), in the order of the columns. */
export const EYE_VALUES = ['sph', 'cyl', 'axis', 'add', 'prism', 'base'] as const;
export type EyeValueName = (typeof EYE_VALUES)[number];

/**
 * Dioptres and prism dioptres in steps of 0.25 with their sign, axis 0 to 180 by 5 (1 accepted), base by 1 (rules.md). The
 * base of a prism is its direction in degrees, all around.
 */
export const EYE_RULES: Readonly<Record<EyeValueName, FigureRule>> = {
  sph: LENS_RULES.sph,
  cyl: LENS_RULES.cyl,
  axis: LENS_RULES.axis,
  add: LENS_RULES.add,
  prism: { label: 'PRISM', places: 2, min: -2000, max: 2000, grain: 25, step: 25, signed: true },
  base: { label: 'BASE', places: 0, min: 0, max: 360, grain: 1, step: 1, signed: false },
};

/** Where a step begins when nothing stands there yet. */
export const EYE_ORIGINS: Readonly<Record<EyeValueName, number>> = {
  sph: 0,
  cyl: 0,
  axis: 90,
  add: 100,
  prism: 0,
  base: 0,
};

/** How a value is called on the wire and in forms: "right_sph". */
export type EyeField = `${EyeSide}_${EyeValueName}`;

/** The name on the wire of a value of an eye. */
export const eyeField = (side: EyeSide, name: EyeValueName): EyeField => `${side}_${name}`;

/** What is measured of the person and not of an eye: years, and millimetres with one decimal. */
export const BODY_RULES = {
  age: { label: 'Age', places: 0, min: 0, max: 120, grain: 1, step: 1, signed: false },
  /** Distance between the pupils. */
  pd: { label: 'PD', places: 1, min: 300, max: 900, grain: 1, step: 5, signed: false },
  /** From the lower rim of the frame to the pupil. */
  fitting_height: { label: 'Height', places: 1, min: 50, max: 500, grain: 1, step: 5, signed: false },
} as const satisfies Readonly<Record<string, FigureRule>>;
export type BodyField = keyof typeof BODY_RULES;

/** Where a step of the body's figures begins. */
export const BODY_ORIGINS: Readonly<Record<BodyField, number>> = { age: 40, pd: 630, fitting_height: 180 };
