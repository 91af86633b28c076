/** What other slices use of keys. */
export { ConnectionsTab } from './ConnectionsTab.tsx';
