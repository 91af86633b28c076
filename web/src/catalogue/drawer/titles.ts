import { formatMessage, type ItemKind, type MessageKey } from '@galla/domain';

const TITLES: Record<ItemKind, { add: MessageKey; edit: MessageKey }> = {
  PRODUCT: { add: 'itemForm.addProduct', edit: 'itemForm.editProduct' },
  SERVICE: { add: 'itemForm.addService', edit: 'itemForm.editService' },
};

/** The title of the drawer: "Add Product". */
export const drawerTitle = (kind: ItemKind, editing: boolean): string =>
  formatMessage(TITLES[kind][editing ? 'edit' : 'add']);
