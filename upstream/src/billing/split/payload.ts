import Type from 'typebox';
import { Id } from '../../http/schemas.ts';

/** A person's part of what a sale earns; whole per cents that make 100. */
const PartIn = Type.Object({ employee_id: Id, percent: Type.Number() }, { additionalProperties: false });

/** Who shares what a sale earns; none of them gives all to who it is in the name of. */
export const PartsIn = Type.Array(PartIn, { maxItems: 20 });
export type PartsSent = Type.Static<typeof PartsIn>;
