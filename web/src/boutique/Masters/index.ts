/** What other parts of the boutique use of statuses and stages. */
export { useReorder } from './stages/useReorder.ts';
