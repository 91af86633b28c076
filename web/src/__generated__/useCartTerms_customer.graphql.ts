/**
 * @generated SignedSource<<2f7100bec502ff6a0c433fdd45ba11f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartTerms_customer$data = {
  readonly gstin: string | null | undefined;
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1e29055dd1fa04eaf3ee44edcff87d26";

export default node;
