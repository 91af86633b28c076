/**
 * @generated SignedSource<<f1fe7cbdc5cad184e24baa10fc350fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AmountPage_tenant$data = {
  readonly id: string;
  readonly " $fragmentType": "AmountPage_tenant";
};
export type AmountPage_tenant$key = {
  readonly " $data"?: AmountPage_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountPage_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountPage_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "4c2fd169b4f800ce47983c836c82c8de";

export default node;
