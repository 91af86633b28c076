export { screenWordsOf } from './screenWords.ts';
export { VERSION } from './version.ts';
