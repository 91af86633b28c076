/**
 * @generated SignedSource<<f71b2aeb87d117e90748f58588263eca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartTerms_customer$data = {
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "853992ec4faf54658a42fdf56f747a02";

export default node;
