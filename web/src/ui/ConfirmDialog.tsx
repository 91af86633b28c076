import type { QuestionProps } from './dialog/Question.tsx';
import { whenOpened } from './whenOpened.tsx';

/** Asks before an act, which few visits come to: no screen waits for the dialog's code. */
export const ConfirmDialog = whenOpened<QuestionProps>(() => import('./dialog/Question.tsx'));
