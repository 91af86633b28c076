import type { FigureRule } from '../figure.ts';
import { LENS_RULES } from '../lensValue.ts';

/** The two eyes, in the order in which a prescription is read aloud. */
export const EYES = ['right', 'left'] as const;
export type EyeSide = (typeof EYES)[number];

/** Prescribed values per eye (spec 2 §3 Prescription), in the order of the columns. */
export const EYE_VALUES = ['sph', 'cyl', 'axis', 'add', 'prism', 'base'] as const;
export type EyeValueName = (typeof EYE_VALUES)[number];

/**
 * Dioptres and prism dioptres in steps of 0.25 with their sign, axis 0 to 180 by 5 (1 accepted), base by 1
 * (rules.md). The base of a prism is its direction in degrees, from 0 to 360.
 */
export const EYE_RULES: Readonly<Record<EyeValueName, FigureRule>> = {
  sph: LENS_RULES.sph,
  cyl: LENS_RULES.cyl,
  axis: LENS_RULES.axis,
  add: LENS_RULES.add,
  prism: { label: 'PRISM', places: 2, min: -2000, max: 2000, grain: 25, step: 25, signed: true },
  base: { label: 'BASE', places: 0, min: 0, max: 360, grain: 1, step: 1, signed: false },
};

/** Starting value for steps in an empty field. */
export const EYE_ORIGINS: Readonly<Record<EyeValueName, number>> = {
  sph: 0,
  cyl: 0,
  axis: 90,
  add: 100,
  prism: 0,
  base: 0,
};

/** Field name of a value on the wire and in forms: "right_sph". */
export type EyeField = `${EyeSide}_${EyeValueName}`;

/** The wire name of an eye's value. */
export const eyeField = (side: EyeSide, name: EyeValueName): EyeField => `${side}_${name}`;

/** Values of the person rather than of an eye: years, and millimetres with one decimal. */
export const BODY_RULES = {
  age: { label: 'Age', places: 0, min: 0, max: 120, grain: 1, step: 1, signed: false },
  /** Pupillary distance. */
  pd: { label: 'PD', places: 1, min: 300, max: 900, grain: 1, step: 5, signed: false },
  /** From the lower rim of the frame to the pupil. */
  fitting_height: { label: 'Height', places: 1, min: 50, max: 500, grain: 1, step: 5, signed: false },
} as const satisfies Readonly<Record<string, FigureRule>>;
export type BodyField = keyof typeof BODY_RULES;

/** Starting values for steps of these figures. */
export const BODY_ORIGINS: Readonly<Record<BodyField, number>> = { age: 40, pd: 630, fitting_height: 180 };
