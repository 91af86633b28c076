/**
 * @generated SignedSource<<a915310ddeedf175722828b9fa772ed1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SlipButtons_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
  readonly " $fragmentType": "SlipButtons_tenant";
};
export type SlipButtons_tenant$key = {
  readonly " $data"?: SlipButtons_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlipButtons_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlipButtons_tenant",
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

(node as any).hash = "47f621da3afb338bac606997f36c363f";

export default node;
