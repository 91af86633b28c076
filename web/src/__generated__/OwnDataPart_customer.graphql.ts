/**
 * @generated SignedSource<<1e7cae95db538873d0f863d5283e401e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomerDataEventKind = "CONSENT_GIVEN" | "CONSENT_WITHDRAWN" | "ERASED" | "EXPORTED" | "MERGED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OwnDataPart_customer$data = {
  readonly dataEvents: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: string | null | undefined;
    readonly kind: CustomerDataEventKind;
  }> | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly viewerOwnsData: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentBox_customer">;
  readonly " $fragmentType": "OwnDataPart_customer";
};
export type OwnDataPart_customer$key = {
  readonly " $data"?: OwnDataPart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDataPart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnDataPart_customer",
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
      "name": "viewerOwnsData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerDataEvent",
      "kind": "LinkedField",
      "name": "dataEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "createdBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsentBox_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "7e750fcb0048cc617ec89b38f1c8deae";

export default node;
