/**
 * @generated SignedSource<<aea7f515f4d666532806d14ff95076e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfirmButton_viewer$data = {
  readonly mayEdit: boolean;
  readonly tenant: {
    readonly designations: ReadonlyArray<{
      readonly id: string;
      readonly viewerCanPermit: boolean;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ConfirmButton_viewer";
};
export type ConfirmButton_viewer$key = {
  readonly " $data"?: ConfirmButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmButton_viewer",
  "selections": [
    {
      "alias": "mayEdit",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "EDIT"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "PERMISSIONS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PERMISSIONS\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Designation",
            "kind": "LinkedField",
            "name": "designations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanPermit",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b0ad46951d82687ade5ce7962bb552ac";

export default node;
