import type { MutationResolvers } from '../../../types.generated.ts';
import { linkMaker } from '../../orderLink.ts';

export const shareOrder: NonNullable<MutationResolvers['shareOrder']> = linkMaker(0);
