/**
 * @generated SignedSource<<379645f3e8e78131afc6d85f2ca2905b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentPaper_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
  readonly " $fragmentType": "PaymentPaper_tenant";
};
export type PaymentPaper_tenant$key = {
  readonly " $data"?: PaymentPaper_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPaper_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentPaper_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "23c14dbc4344c5c25fe747fa2f964fc7";

export default node;
