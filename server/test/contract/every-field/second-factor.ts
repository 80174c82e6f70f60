import { totpOf } from '../../../src/users/second-factor/codes.ts';
import { factorFor, START_FACTOR } from '../../helpers/accounts/second-factor.ts';
import { asOwner, type Prepare } from './prepare.ts';
import { PASSWORD } from './scene.ts';

const withFactor: Prepare = async (scene) => {
  const { token } = await scene.owner();
  const { next } = await factorFor(scene.guia, token);
  return { as: token, variables: { password: PASSWORD, otp: next() } };
};

/** How the mutations of second factors are called. */
export const SECOND_FACTOR_MUTATIONS: Record<string, Prepare> = {
  startSecondFactor: asOwner(() => ({ password: PASSWORD })),
  confirmSecondFactor: async (scene) => {
    const { token } = await scene.owner();
    const { body } = await scene.guia.graphql(START_FACTOR, { password: PASSWORD }, { token });
    return { as: token, variables: { otp: totpOf(body.data.startSecondFactor.secret).generate() } };
  },
  renewRecoveryCodes: withFactor,
  disableSecondFactor: withFactor,
  resetSecondFactor: async (scene) => {
    const { id, token } = await scene.owner();
    await factorFor(scene.guia, token);
    return { variables: { id: String(id) } };
  },
};

export const newKey = asOwner(() => ({
  input: { name: 'Sistema da loja', scopes: ['companiesWrite'], expiry: 'days90', password: PASSWORD },
}));
