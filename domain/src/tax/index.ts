export { STATES, isInterState, stateChoices } from './states.ts';
export { isGstin, parseGstin, stateOfGstin } from './gstin.ts';
export { endedGstSlabs, gstSlabs, isGstRate, type GstSlab } from './slabs.ts';
export { panOfGstin, parsePan } from './pan.ts';
export {
  REGISTRATIONS,
  partyState,
  supplyTax,
  type Party,
  type Registration,
  type Supplied,
} from './supply.ts';
