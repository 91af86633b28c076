/**
 * @generated SignedSource<<73e751cd60de44f9e60538e7122f5085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransactionTabs_tenant$data = {
  readonly transactionCounts: {
    readonly invoices: number;
    readonly orders: number;
    readonly quickBills: number;
  } | null | undefined;
  readonly " $fragmentType": "TransactionTabs_tenant";
};
export type TransactionTabs_tenant$key = {
  readonly " $data"?: TransactionTabs_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTabs_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "invoices"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orders"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "quickBills"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransactionTabs_tenant",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "invoices",
          "variableName": "invoices"
        },
        {
          "kind": "Variable",
          "name": "orders",
          "variableName": "orders"
        },
        {
          "kind": "Variable",
          "name": "quickBills",
          "variableName": "quickBills"
        }
      ],
      "concreteType": "TransactionCounts",
      "kind": "LinkedField",
      "name": "transactionCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quickBills",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "af33a929887da72c94df14c8567ec9fe";

export default node;
