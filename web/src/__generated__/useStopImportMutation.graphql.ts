/**
 * @generated SignedSource<<35940bddac73ae30815c0ab05b0177c1>>
 * @relayHash eefa0f6a540050906caa20dabe8f09cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de6cb8fb67f01d89af70552809d9962f9796a1f7ae9f12d88e3b5586be9dc36c

import { ConcreteRequest } from 'relay-runtime';
export type StopCatalogueImportInput = {
  import: string;
  key: string;
};
export type useStopImportMutation$variables = {
  input: StopCatalogueImportInput;
};
export type useStopImportMutation$data = {
  readonly stopCatalogueImport: {
    readonly __typename: string;
  };
};
export type useStopImportMutation = {
  response: useStopImportMutation$data;
  variables: useStopImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "stopCatalogueImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStopImportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStopImportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de6cb8fb67f01d89af70552809d9962f9796a1f7ae9f12d88e3b5586be9dc36c",
    "metadata": {},
    "name": "useStopImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1da34adacd1d3d9bc3d71015b9e9cda9";

export default node;
