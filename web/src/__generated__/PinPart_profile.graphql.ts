/**
 * @generated SignedSource<<34fdb9b0bb728c69f721157a23d55f4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PinPart_profile$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangePinForm_profile">;
  readonly " $fragmentType": "PinPart_profile";
};
export type PinPart_profile$key = {
  readonly " $data"?: PinPart_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinPart_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinPart_profile",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangePinForm_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "7d9a5156fe29fd468a65b93a4d0ddcc4";

export default node;
