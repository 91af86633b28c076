/**
 * @generated SignedSource<<77f54a584c667ca67ad5eaf29a7c9435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderFigures_summary$data = {
  readonly completed: number;
  readonly earned: string;
  readonly inProcess: number;
  readonly total: number;
  readonly " $fragmentType": "OrderFigures_summary";
};
export type OrderFigures_summary$key = {
  readonly " $data"?: OrderFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFigures_summary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderFigures_summary"
};

(node as any).hash = "d71335d4c0ba816df26cfc5ea9f19138";

export default node;
