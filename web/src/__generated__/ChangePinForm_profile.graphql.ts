/**
 * @generated SignedSource<<2903fdb5185136be07e5f676ce10a36a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangePinForm_profile$data = {
  readonly mobile: string | null | undefined;
  readonly " $fragmentType": "ChangePinForm_profile";
};
export type ChangePinForm_profile$key = {
  readonly " $data"?: ChangePinForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePinForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePinForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "2797218f2df526cf5224f86280ebb58c";

export default node;
