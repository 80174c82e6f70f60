import { openSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { type FieldRule, required, requiredEmail } from '../../lib/field-rules.ts';
import { useUpdateProfileMutation } from './profile.gen.ts';

/**
 * Returns the rules for name and e-mail, and the function that saves them. `known` is the stored address: a new one
 * needs the password.
 */
export function useSaveProfile(known: string) {
  const [updateProfile] = useUpdateProfileMutation();
  // Compared like the server does, which stores the case.
  const isNewEmail = (email: string) => email.trim() !== known;
  // An unchanged address is not validated: the first start may create `admin@localhost`.
  const email: FieldRule = (value) => (isNewEmail(value) ? requiredEmail(value) : null);
  return {
    isNewEmail,
    rules: { name: required('Nome é obrigatório'), email },
    async save(values: { name: string; email: string; currentPassword: string }) {
      const saved = { name: values.name.trim(), email: values.email.trim() };
      const currentPassword = isNewEmail(saved.email) ? values.currentPassword : null;
      const { data } = await updateProfile({ variables: { input: { ...saved, currentPassword } } });
      const token = readToken();
      if (data && token) openSession({ token, user: data.updateProfile });
      return saved;
    },
  };
}
