import type { MutationResolvers } from '../../../types.generated.ts';

export const alive: NonNullable<MutationResolvers['alive']> = () => true;
