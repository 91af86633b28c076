/**
 * @generated SignedSource<<ecaeb764925ca2c67ca91862454f3ed4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type foundChoices_customer$data = {
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "foundChoices_customer";
};
export type foundChoices_customer$key = {
  readonly " $data"?: foundChoices_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"foundChoices_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "foundChoices_customer"
};

(node as any).hash = "78a72976cc87deee18e76062847b80e3";

export default node;
