export { plainText } from './plainText.ts';
