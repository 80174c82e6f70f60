import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const botAgents = new LRUCache<string, boolean>({ max: 1_000 });

/** Returns true for a known robot, or a program without a user agent: every browser has one. */
export function isBot(userAgent: string | null): boolean {
  if (!userAgent) return true;
  let known = botAgents.get(userAgent);
  if (known === undefined) {
    known = isbot(userAgent);
    botAgents.set(userAgent, known);
  }
  return known;
}
