import type { OperationDefinitionNode } from 'graphql';

/** `extensions.cost` of an answer: objects, as the limit of the cost counts them. */
export interface Cost {
  /** At most, with full pages. */
  asked: number;
  /** With the pages that came. */
  used: number;
  /** What the limit leaves beyond `asked`. */
  left: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its operation.
type Value = any;
type Count = (parent: Value) => number;

/** The objects of a selection: a number, and what has to be counted in the result. */
export interface Counted {
  fixed: number;
  lists: readonly Count[];
}

/** Returns how the objects of a field are counted: without page sizes it is a number, which costs nothing to count. */
export function countedField(key: string, isSized: boolean, { fixed, lists }: Counted): Counted {
  if (!isSized && lists.length === 0) return { fixed: 1 + fixed, lists: [] };
  const inside = (value: Value): number => lists.reduce((sum, count) => sum + count(value), 0);
  const count: Count = (parent) => {
    const value = parent?.[key];
    if (value === null || value === undefined) return 0;
    if (Array.isArray(value)) return value.reduce((sum, row) => sum + 1 + fixed + inside(row), 0);
    // A page: the rows are the longest of its lists.
    const lengths = Object.values(value).map((list) => (isSized && Array.isArray(list) ? list.length : 1));
    return Math.max(1, ...lengths) * (1 + fixed) + inside(value);
  };
  return { fixed: 0, lists: [count] };
}

const COSTS = new WeakMap<OperationDefinitionNode, (data: Value) => Cost>();

/** Remembers what validation measured of an operation. */
export function setCost(
  operation: OperationDefinitionNode,
  asked: number,
  counted: Counted,
  most: number,
): void {
  const { fixed, lists } = counted;
  COSTS.set(operation, (data) => {
    const used = lists.reduce((sum, count) => sum + count(data), fixed);
    return { asked, used: Math.min(asked, used), left: most - asked };
  });
}

/** Returns what makes the cost of an answer from its data; undefined for an operation that was not validated. */
export const costOf = (operation: OperationDefinitionNode) => COSTS.get(operation);
