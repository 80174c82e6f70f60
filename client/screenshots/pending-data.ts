import type { Page } from 'playwright-core';
import { enterAsAdmin, enterAsOwner, enterWithCompany } from './sign-in.ts';

/** Somebody waits for approval, and somebody for a plan, before the administrator looks. */
async function somethingWaits(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false });
  const ask = await enterAsOwner(page);
  const plans = await ask('GET', '/plans/active');
  await ask('POST', '/plan-requests', { plan_id: plans.data.data.at(-1).id, message: 'Abri mais uma loja.' });
}

/** Signs the administrator in, with something to decide; the last who signs in is who looks. */
export async function enterWhereSomethingWaits(page: Page): Promise<void> {
  await somethingWaits(page);
  await enterAsAdmin(page);
}

let number = 0;
/** A company of a name of its own waits, and a company is there, before the administrator looks. */
export async function enterWhereSomethingIsNew(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false, name: `Padaria Trigo de Ouro ${++number}` });
  await enterAsAdmin(page);
}
