import type { Page } from 'playwright-core';
import { enterAsAdmin, enterAsOwner, enterWithCompany } from './sign-in.ts';

/** Creates a pending company and a plan request. */
async function createPending(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false });
  const ask = await enterAsOwner(page);
  const plans = await ask('GET', '/plans/active');
  await ask('POST', '/plan-requests', { plan_id: plans.data.data.at(-1).id, message: 'Abri mais uma loja.' });
}

/** Signs the administrator in, with pending decisions. Signs in last, since the last one stays. */
export async function enterWithPending(page: Page): Promise<void> {
  await createPending(page);
  await enterAsAdmin(page);
}

let number = 0;
/** Signs the administrator in, with a pending company of a new name. */
export async function enterWithNewCompany(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false, name: `Padaria Trigo de Ouro ${++number}` });
  await enterAsAdmin(page);
}
