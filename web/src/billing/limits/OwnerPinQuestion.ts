import { whenOpened } from '../../ui/whenOpened.tsx';

/** Asks for the owner's PIN; most bills need none, so it comes when it is asked for. */
export const OwnerPinQuestion = whenOpened(() => import('./OwnerPinDialog.tsx'));
