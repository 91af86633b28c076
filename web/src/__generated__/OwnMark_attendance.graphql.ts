/**
 * @generated SignedSource<<5ce0cbbec4120fe75bceb47f07071cd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnMark_attendance$data = {
  readonly employeeId: string;
  readonly now: {
    readonly entries: ReadonlyArray<{
      readonly day: string;
      readonly minutes: number | null | undefined;
    }>;
    readonly forgotten: {
      readonly day: string;
    } | null | undefined;
    readonly present: {
      readonly inAt: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "OwnMark_attendance";
};
export type OwnMark_attendance$key = {
  readonly " $data"?: OwnMark_attendance$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnMark_attendance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnMark_attendance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeeId",
      "storageKey": null
    },
    {
      "alias": "now",
      "args": null,
      "concreteType": "AttendanceMonth",
      "kind": "LinkedField",
      "name": "month",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendanceEntry",
          "kind": "LinkedField",
          "name": "present",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendanceEntry",
          "kind": "LinkedField",
          "name": "forgotten",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendanceEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attendance",
  "abstractKey": null
};
})();

(node as any).hash = "356621e7bf3feefe6f4d0ed1a4178a1a";

export default node;
