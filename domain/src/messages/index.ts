export {
  formatMessage,
  formatCount,
  setLanguage,
  type Catalogue,
  type CountKey,
  type Language,
  type MessageKey,
  type Params,
} from './formatMessage.ts';
export { ENGLISH } from './english.ts';
