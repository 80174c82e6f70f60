import { type ClassType, getMetadataStorage, Int } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import type { Fields } from '../http/request-fields.ts';

/** Reads the arguments of a list from a query string, by the fields that its class declares; not the page. */
export function listArguments<Args extends PageArgs>(argsClass: ClassType<Args>, query: Fields): Args {
  const args = new argsClass();
  for (const { target, name, getType } of getMetadataStorage().fields) {
    if (!(args instanceof target) || target === PageArgs) continue;
    const value = read(name, getType(), query);
    if (value !== null) Object.assign(args, { [name]: value });
  }
  return args;
}

function read(name: string, type: unknown, query: Fields): string | number | boolean | null {
  if (type === Boolean) return query.flag(name);
  if (type === Int) return query.integer(name);
  const isEnum = typeof type === 'object' && Object.getPrototypeOf(type) === Object.prototype;
  return isEnum ? query.oneOf(name, Object.values(type as Record<string, string>)) : query.text(name);
}
