/**
 * @generated SignedSource<<e49dfd5eaaf3d09f704f5e19a3b0020b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotePapers_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
  readonly " $fragmentType": "NotePapers_tenant";
};
export type NotePapers_tenant$key = {
  readonly " $data"?: NotePapers_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotePapers_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotePapers_tenant",
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

(node as any).hash = "0d46e5358d98fc08cf5076e77849225e";

export default node;
