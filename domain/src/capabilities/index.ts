export { CAPABILITIES, type Capability } from './capabilities.ts';
