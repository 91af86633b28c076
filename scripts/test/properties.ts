import fc from 'fast-check';
import { figure, seed } from './seed.ts';

/** Loaded before every test file: properties use the run's seed, and ten times as many runs at full size. */
fc.configureGlobal({ seed, numRuns: figure(100, 1000) });
