/** The public interface of customers for other slices. */
export { tidyErased } from './privacy/erase/tidyErased.ts';
export { billableBy, visibleTo } from './visibility.ts';
export { customerOfMember, keepCustomer } from './ofMember.ts';
export { requireCustomer } from './require.ts';
export { addWalkIn } from './walkIn.ts';
export { handOverCustomers } from './handOver.ts';
