/**
 * @generated SignedSource<<6dcfe80a9069b97bd21510d961076c04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomerSource = "COUNTER" | "GOOGLE_CONTACT" | "IMPORT" | "MOBILE_APP" | "WEB" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ContactRow_contact$data = {
  readonly assignedTo: {
    readonly fullName: string;
    readonly image: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly image: string | null | undefined;
  readonly lastVisit: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly source: CustomerSource;
  readonly tags: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "ContactRow_contact";
};
export type ContactRow_contact$key = {
  readonly " $data"?: ContactRow_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRow_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactRow_contact",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastVisit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "ba85d343fe93974aac80b56b7cb9f6af";

export default node;
