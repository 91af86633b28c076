import { ItemDrawer, type ItemDrawerProps } from './ItemDrawer.tsx';

/** "Add Service", or the form of an existing one. Mounted while it is open: `?add=1`, `?edit=<id>`. */
export default function ServiceDrawer(props: ItemDrawerProps) {
  return <ItemDrawer kind="SERVICE" {...props} />;
}
