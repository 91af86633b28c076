/**
 * @generated SignedSource<<64460a7a97396a780b3750f7edd3c7c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TimelineTag_record$data = {
  readonly __typename: "Appointment";
  readonly doneAt: string | null | undefined;
  readonly " $fragmentType": "TimelineTag_record";
} | {
  readonly __typename: "Document";
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentType": "TimelineTag_record";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "TimelineTag_record";
};
export type TimelineTag_record$key = {
  readonly " $data"?: TimelineTag_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineTag_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineTag_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "type": "Document",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        }
      ],
      "type": "Appointment",
      "abstractKey": null
    }
  ],
  "type": "TimelineRecord",
  "abstractKey": "__isTimelineRecord"
};

(node as any).hash = "70454d31df3893ac22e61bbea678986f";

export default node;
