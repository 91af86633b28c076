/** The public interface of notifications for other slices. */
export { announce } from './live/announce.ts';
export type { LiveFeed } from './live/feed.ts';
export { type Notice, notify, notifyAll, type Subject } from './notify.ts';
export { type Reader, readersWith } from './readers.ts';
export { type Changing, notifyOwner } from './notifyOwner.ts';
export { noteDeleted } from './sync/noteDeleted.ts';
export { noteWithdrawn, withdraw } from './withdraw.ts';
