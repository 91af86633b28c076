/**
 * @generated SignedSource<<ee90e7acea7cbc95641071f8ace67199>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusForm_status$data = {
  readonly code: string;
  readonly formName: string;
  readonly name: string;
  readonly " $fragmentType": "StatusForm_status";
};
export type StatusForm_status$key = {
  readonly " $data"?: StatusForm_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusForm_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusForm_status",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    }
  ],
  "type": "CustomerStatus",
  "abstractKey": null
};

(node as any).hash = "e686bb1e32165054180fede69be3cb82";

export default node;
