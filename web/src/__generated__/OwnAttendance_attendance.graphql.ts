/**
 * @generated SignedSource<<25b0bcf3423bb26df10fc3bc938ea9c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnAttendance_attendance$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OwnMark_attendance">;
  readonly " $fragmentType": "OwnAttendance_attendance";
};
export type OwnAttendance_attendance$key = {
  readonly " $data"?: OwnAttendance_attendance$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAttendance_attendance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnAttendance_attendance",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnMark_attendance"
    }
  ],
  "type": "Attendance",
  "abstractKey": null
};

(node as any).hash = "84ec3661594121ec1c3575f002a0ea1e";

export default node;
