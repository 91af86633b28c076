/**
 * @generated SignedSource<<becd35b1a7645bc591ef71e77fecb409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Avatar_profile$data = {
  readonly designation: string | null | undefined;
  readonly fullName: string;
  readonly image: string | null | undefined;
  readonly isOwner: boolean;
  readonly mobile: string | null | undefined;
  readonly " $fragmentType": "Avatar_profile";
};
export type Avatar_profile$key = {
  readonly " $data"?: Avatar_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Avatar_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Avatar_profile",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designation",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "0061ac5954b448bec9a3818246df4982";

export default node;
