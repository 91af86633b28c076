import type { CountKey, ItemKind, MessageKey } from '@galla/domain';

/** The texts in which the two lists differ. */
interface ListWords {
  title: MessageKey;
  /** "148 products" */
  count: CountKey;
  add: MessageKey;
  none: MessageKey;
  noneChosen: MessageKey;
  noneToDelete: MessageKey;
  noneToUpdate: MessageKey;
  deleteOne: MessageKey;
  deleteMany: CountKey;
  deleted: CountKey;
}

export const WORDS: Readonly<Record<ItemKind, ListWords>> = {
  PRODUCT: {
    title: 'list.productsTitle',
    count: 'list.products',
    add: 'itemForm.addProduct',
    none: 'catalogue.noProducts',
    noneChosen: 'list.noProductChosen',
    noneToDelete: 'list.noProductToDelete',
    noneToUpdate: 'list.noProductToUpdate',
    deleteOne: 'list.deleteProduct',
    deleteMany: 'list.deleteProducts',
    deleted: 'list.productsDeleted',
  },
  SERVICE: {
    title: 'list.servicesTitle',
    count: 'list.services',
    add: 'itemForm.addService',
    none: 'catalogue.noServices',
    noneChosen: 'list.noServiceChosen',
    noneToDelete: 'list.noServiceToDelete',
    noneToUpdate: 'list.noServiceToUpdate',
    deleteOne: 'list.deleteService',
    deleteMany: 'list.deleteServices',
    deleted: 'list.servicesDeleted',
  },
};
