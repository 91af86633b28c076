/**
 * @generated SignedSource<<b8ca906b93f79807429e00b040d414a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MenuSheet_viewer$data = {
  readonly tenant: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_viewer" | "ownScreens_viewer">;
  readonly " $fragmentType": "MenuSheet_viewer";
};
export type MenuSheet_viewer$key = {
  readonly " $data"?: MenuSheet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuSheet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuSheet_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Navigation_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ownScreens_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "01943deb578ca0ec7375f43e588cd4a3";

export default node;
