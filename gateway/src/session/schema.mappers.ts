import type { Me } from './me.ts';

/** The viewer is whoever `/me` says. */
export type ViewerMapper = Me;
