/**
 * @generated SignedSource<<211248c3ad074f0dab492ce0747adb78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileMenu_profile$data = {
  readonly fullName: string;
  readonly mobile: string;
  readonly " $fragmentType": "ProfileMenu_profile";
};
export type ProfileMenu_profile$key = {
  readonly " $data"?: ProfileMenu_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileMenu_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
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

(node as any).hash = "a7171775c3f641866f861fb31f1de236";

export default node;
