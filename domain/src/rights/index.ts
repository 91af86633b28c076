export { codeOf, menuNamed, slugOf } from './codes.ts';
export {
  ALL_RIGHTS,
  FIRST_RIGHTS,
  FLAGS,
  MENUS,
  isRight,
  type Flag,
  type Menu,
  type MenuCode,
  type MenuSlug,
  type Right,
} from './menus.ts';
export { mayDo, openedBy } from './openedBy.ts';
export { belongs, menusAt, rightMenus, type RightMenu } from './rightMenus.ts';
export {
  changeRules,
  confirmRules,
  flagsOf,
  partsOfRight,
  rightsFor,
  rightsGained,
  rulesFor,
  withoutView,
  type Flags,
  type RuleChange,
  type Rules,
} from './rules.ts';
export { TOGGLES, type Toggle } from './toggles.ts';
export { visibleMenus, type MenuGroup } from './visibleMenus.ts';
