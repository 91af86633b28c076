import { button } from './button.ts';
import { combobox, field, input, nativeSelect, pinInput, textarea } from './fields.ts';
import { menu, tabs, toast, tooltip } from './menus.ts';
import { dialog, drawer } from './overlays.ts';
import { colorPicker, slider } from './ranges.ts';
import { avatar, kbd, link, skeleton, skipNavLink, spinner } from './small.ts';
import { table } from './table.ts';
import { checkbox, radioGroup, switchRecipe } from './ticks.ts';

export const recipes = { button, input, textarea, kbd, link, spinner, skeleton, skipNavLink };

export const slotRecipes = {
  field,
  pinInput,
  nativeSelect,
  combobox,
  checkbox,
  radioGroup,
  switch: switchRecipe,
  slider,
  colorPicker,
  dialog,
  drawer,
  menu,
  tooltip,
  tabs,
  toast,
  table,
  avatar,
};
