/**
 * @generated SignedSource<<022b2126b69114bfaa8cd16bb608dda7>>
 * @relayHash c2a1f436d89a1643968e2c8a6c86ddd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 735549284537c3a46421c980050b35f6cf29d941f6fd3e3535a2935a3417b037

import { ConcreteRequest } from 'relay-runtime';
export type DoorReason = "DUE" | "EXPIRED" | "FROZEN" | "SESSIONS" | "SUSPENDED" | "%future added value";
export type doorListQuery$variables = {
  branch?: string | null | undefined;
};
export type doorListQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly branches: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly door: {
        readonly asOf: string;
        readonly dueLimit: string | null | undefined;
        readonly entries: ReadonlyArray<{
          readonly date: string;
          readonly entryId: string;
          readonly isIn: boolean;
          readonly memberId: string | null | undefined;
          readonly name: string;
          readonly note: string | null | undefined;
          readonly passCode: string | null | undefined;
          readonly reason: DoorReason | null | undefined;
        }>;
        readonly inNow: number;
        readonly members: ReadonlyArray<{
          readonly code: string | null | undefined;
          readonly digits: string;
          readonly due: string;
          readonly endsOn: string;
          readonly frozenTo: string | null | undefined;
          readonly image: string | null | undefined;
          readonly lastVisit: string | null | undefined;
          readonly memberId: string | null | undefined;
          readonly name: string;
          readonly passCode: string | null | undefined;
          readonly planName: string | null | undefined;
          readonly sessionsLeft: number | null | undefined;
          readonly startsOn: string;
          readonly suspended: boolean;
        }>;
        readonly visitsByHour: ReadonlyArray<number>;
        readonly visitsToday: number;
      };
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type doorListQuery = {
  response: doorListQuery$data;
  variables: doorListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "branch"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Branch",
  "kind": "LinkedField",
  "name": "branches",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "branch",
      "variableName": "branch"
    }
  ],
  "concreteType": "Door",
  "kind": "LinkedField",
  "name": "door",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitsToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitsByHour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DoorEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryId",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DoorMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digits",
          "storageKey": null
        },
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
          "name": "image",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspended",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frozenTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionsLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastVisit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "doorListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "doorListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "735549284537c3a46421c980050b35f6cf29d941f6fd3e3535a2935a3417b037",
    "metadata": {},
    "name": "doorListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0d5c234e7ea9b7b1c0d9d7172a96003";

export default node;
