import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

const botAgents = new LRUCache<string, boolean>({ max: 1_000 });

/** Returns true for a known robot, or a program without a user agent: every browser has one. */
export function isBot(userAgent: string | null): boolean {
  if (!userAgent) return true;
  let isBotAgent = botAgents.get(userAgent);
  if (isBotAgent === undefined) {
    isBotAgent = isbot(userAgent);
    botAgents.set(userAgent, isBotAgent);
  }
  return isBotAgent;
}
