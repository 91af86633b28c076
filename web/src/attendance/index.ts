/** What other slices use of attendance. */
export { SumsText } from './month/SumsText.tsx';
export { OwnMark } from './mark/OwnMark.tsx';
