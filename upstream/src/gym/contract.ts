/** Gyms (spec 3 §7). */
export * from './assign/contract.ts';
export * from './branches/contract.ts';
export * from './dayPasses/contract.ts';
export * from './diets/contract.ts';
export * from './door/contract.ts';
export * from './members/contract.ts';
export * from './plans/contract.ts';
export * from './resources/contract.ts';
export * from './visitors/contract.ts';
export * from './workouts/contract.ts';
