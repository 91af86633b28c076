import type { MutationResolvers } from '../../../types.generated.ts';
import { linkMaker } from '../../orderLink.ts';

export const renewOrderLink: NonNullable<MutationResolvers['renewOrderLink']> = linkMaker(1);
