import type { QuestionProps } from './dialog/Question.tsx';
import { whenOpened } from './whenOpened.tsx';

/** Asks before an action. Loaded on demand, because most visits do not need it. */
export const ConfirmDialog = whenOpened<QuestionProps>(() => import('./dialog/Question.tsx'));
