import { whenOpened } from '../../ui/whenOpened.tsx';

/** Asks for the owner's PIN. Loaded on demand, because most bills do not need it. */
export const OwnerPinQuestion = whenOpened(() => import('./OwnerPinDialog.tsx'));
