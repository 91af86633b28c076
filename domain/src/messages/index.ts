export {
  say,
  sayCount,
  setLanguage,
  type Catalogue,
  type CountKey,
  type Language,
  type MessageKey,
  type Params,
} from './say.ts';
export { ENGLISH } from './english.ts';
