/**
 * @generated SignedSource<<d28c5dd352ad652a622aeb62ed22e375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemChoices_pattern$data = {
  readonly name: string;
  readonly price: string;
  readonly stagePrices: ReadonlyArray<{
    readonly amount: string;
    readonly stage: string;
  }>;
  readonly " $fragmentType": "ItemChoices_pattern";
};
export type ItemChoices_pattern$key = {
  readonly " $data"?: ItemChoices_pattern$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_pattern">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ItemChoices_pattern"
};

(node as any).hash = "a57c7bd97c21331831b12ce904d922e8";

export default node;
