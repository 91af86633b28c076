/**
 * @generated SignedSource<<ea1ffa735a25a6fbed08bd83e2d2a6e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartTerms_customer$data = {
  readonly credit: string;
  readonly gstin: string | null | undefined;
  readonly isWalkIn: boolean;
  readonly stateCode: string | null | undefined;
  readonly " $fragmentType": "useCartTerms_customer";
};
export type useCartTerms_customer$key = {
  readonly " $data"?: useCartTerms_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTerms_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartTerms_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWalkIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "ae19407e159cb57892004dfff56c3f7b";

export default node;
