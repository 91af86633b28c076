import { randomUUID } from 'node:crypto';
import * as contract from '../contract.ts';
import { type Example, readExamples } from '../examples/examples.ts';

interface Content {
  content?: Record<string, { example?: unknown }>;
}

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The parts of the OpenAPI document that contain examples. */
interface Described {
  paths?: Record<string, Record<string, Operation>>;
}

/** The examples by method and path in OpenAPI notation: "get /billing/getdocumentbyid/{id}". */
function byCall(): Map<string, Example> {
  const examples = readExamples();
  const calls = Object.entries(contract).flatMap(([slice, members]) =>
    Object.entries(members).flatMap(([name, member]): [string, Example][] => {
      const example = examples[`${slice}.${name}`];
      if (!example || typeof member !== 'object' || !('path' in member)) return [];
      const path = member.path.replaceAll(/:(\w+)|(\*)/g, '{$1$2}');
      return [[`${member.method.toLowerCase()} ${path}`, example]];
    }),
  );
  return new Map(calls);
}

function show({ content }: Content, example: unknown): void {
  for (const one of Object.values(content ?? {})) one.example = example;
}

/** Adds to each call the request and response of a demo shop. */
export function showExamples<D extends object>(description: D): D {
  const examples = byCall();
  const { paths = {} }: Described = description;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const example = examples.get(`${method} ${path}`);
      if (!example) continue;
      const values = { ...example.params, ...example.query };
      for (const parameter of operation.parameters ?? [])
        if (parameter.in !== 'header') parameter.example = values[parameter.name];
      if (operation.requestBody && example.body) show(operation.requestBody, example.body);
      const success = operation.responses?.['200'];
      if (success) show(success, example.answer);
    }
  }
  return description;
}

/** Gives each write a new key, so that it can be tried as it is: a used key would return the first response. */
export function freshKeys<D extends object>(description: D): D {
  const { paths = {} }: Described = description;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const parameter of operation.parameters ?? [])
      if (parameter.name === 'idempotency-key') parameter.example = randomUUID();
  return description;
}
