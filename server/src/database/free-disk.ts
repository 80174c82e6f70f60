import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { noRoom } from '../shared/errors.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Throws SERVICE_UNAVAILABLE while the disk of the embedded database is nearly full: files are rejected before PostgreSQL
 * has to stop because its log does not fit, and smaller writes go on. Does nothing for another database.
 */
export async function requireFreeDisk({ config }: { config: Config }): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < config.limits.FREE_DISK_MB * MEGABYTE) throw noRoom();
}
