/**
 * @generated SignedSource<<ca1061de8a44eaa00ee4a2a3e53b910a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawerFoot_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPapers_tenant">;
  readonly " $fragmentType": "DrawerFoot_tenant";
};
export type DrawerFoot_tenant$key = {
  readonly " $data"?: DrawerFoot_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawerFoot_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawerFoot_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "af38b55981fbecd59a11cad4277749de";

export default node;
