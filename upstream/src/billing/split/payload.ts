import Type from 'typebox';
import { Id } from '../../http/schemas.ts';

/** A person's part of what a sale earns; whole per cents that add up to 100. */
const PartIn = Type.Object({ employee_id: Id, percent: Type.Number() }, { additionalProperties: false });

/** The parts of what a sale earns; an empty list gives everything to the seller. */
export const PartsIn = Type.Array(PartIn, { maxItems: 20 });
export type PartsSent = Type.Static<typeof PartsIn>;
