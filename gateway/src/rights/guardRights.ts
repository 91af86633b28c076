import { MapperKind, getDirective, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  isUnionType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { refused } from '../refusals/RefusalError.ts';
import { isOwner, type Me } from '../session/index.ts';
import { neededRights } from './neededRights.ts';
import { mayWith, personOf } from './rights.ts';

/** Root fields that need no session; every other one is refused without, whatever it resolves to. */
const OPEN: ReadonlySet<string> = new Set([
  'Query.publicOrder',
  'Query.sharedDocument',
  'Query.viewer',
  'Mutation.exchangeHandover',
  'Mutation.login',
  'Mutation.logout',
]);

type Field = GraphQLFieldConfig<unknown, Context>;

/**
 * Puts a guard before every root field, every field with `@right`, and those that `@owner` keeps for the owner. Who it
 * is comes from the caller's `/me`; upstream remains the authority. What may not be done is told as the mutation's
 * PermissionDenied, what may not be seen as the error FORBIDDEN at the field.
 */
export function guardRights(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const subscriptions = schema.getSubscriptionType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD](field: Field, name, type) {
      const needed = neededRights(schema, field);
      if (getDirective(schema, field, 'owner')) return guarded(field, isOwner);
      const may = (person: Me) => needed === undefined || mayWith(person, needed);
      if (type === subscriptions) return guardedSource(guarded(field, may), may);
      const needsSession = roots.has(type) && !OPEN.has(`${type}.${name}`);
      return needsSession || needed ? guarded(field, may) : field;
    },
  });
}

type May = (person: Me) => boolean;

/** Lets those through who may. */
function guarded(field: Field, may: May): Field {
  const { resolve = defaultFieldResolver } = field;
  const tellsDenial = answersPermissionDenied(field);
  return {
    ...field,
    resolve(parent, args, context, info) {
      const me = personOf(context);
      const proceed = (person: Me): unknown => {
        if (may(person)) return resolve(parent, args, context, info);
        const denial = refused('PERMISSION_DENIED');
        if (tellsDenial) return { __typename: 'PermissionDenied', ...refusalFields(denial) };
        throw denial;
      };
      return me instanceof Promise ? me.then(proceed) : proceed(me);
    },
  };
}

/** Whoever subscribes is asked for the rights at once, and with each thing that happens once more. */
function guardedSource(field: Field, may: May): Field {
  const { subscribe } = field;
  if (!subscribe) return field;
  return {
    ...field,
    async subscribe(parent, args, context, info) {
      const person = await personOf(context);
      if (!may(person)) throw refused('PERMISSION_DENIED');
      return subscribe(parent, args, context, info);
    },
  };
}

function answersPermissionDenied({ type }: Field): boolean {
  const named = getNamedType(type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'PermissionDenied');
}
