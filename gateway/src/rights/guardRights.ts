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

/** Root fields that need no session; all others are refused without one, whatever they resolve to. */
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
 * Guards every root field, every field with `@right`, and those that `@owner` reserves for the owner. The caller's
 * rights come from `/me`; upstream remains the authority. A denied mutation answers PermissionDenied, a denied
 * field the error FORBIDDEN.
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

/** Resolves the field only for callers with the rights. */
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

/** Checks a subscription's rights at once, and again with each event. */
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
