import { ItemDrawer, type ItemDrawerProps } from './ItemDrawer.tsx';

/** "Add Product", or the form of an existing one. Mounted while it is open: `?add=1`, `?edit=<id>`. */
export default function ProductDrawer(props: ItemDrawerProps) {
  return <ItemDrawer kind="PRODUCT" {...props} />;
}
