/**
 * @generated SignedSource<<64fb59e597de61a02382fe65964e2a8d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_viewer">;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4997fe9de12270c2bb592fab8ddb2a08";

export default node;
