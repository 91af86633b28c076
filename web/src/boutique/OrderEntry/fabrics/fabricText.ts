import { formatMessage, quantityText } from '@galla/domain';
import type { DraftFabric } from '../draft/orderDraft.ts';
import type { OrderProblems } from '../draft/orderProblems.ts';

/** "Blue silk, 2.5 m". */
export const fabricText = ({ name, quantity, unit }: DraftFabric): string =>
  formatMessage('fabric.of', { name, quantity: quantityText(quantity), unit });

/** The server's problem with the fabrics of the item at an index, such as too little stock. */
export const fabricProblem = (problems: OrderProblems, at: number): string | undefined =>
  Object.entries(problems).find(([field]) => field.startsWith(`items.${at}.fabrics.`))?.[1];
