/** The public exports of keys for other slices. */
export { ConnectionsTab } from './ConnectionsTab.tsx';
