import fc from 'fast-check';
import { figure, seed } from './seed.ts';

/** Before every test file: properties are tried with the run's seed, and ten times as often at the full size. */
fc.configureGlobal({ seed, numRuns: figure(100, 1000) });
