/** The public interface of subscription for other slices. */
export { rememberOrders } from './restore.ts';
