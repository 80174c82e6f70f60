import { validate } from 'class-validator';
import { expect, test } from 'vitest';
import { IsEmailLike } from './validators.ts';

class Form {
  @IsEmailLike()
  email: unknown;

  constructor(email: unknown) {
    this.email = email;
  }
}

const isTaken = async (email: unknown) => (await validate(new Form(email))).length === 0;

test.each([null, '', 'a@b.c', 'rosa@padaria.com.br', `${'a'.repeat(250)}@b.c`])(
  '%s is accepted',
  async (email) => expect(await isTaken(email)).toBe(true),
);

// Longer ones are not looked at: the pattern takes seconds over 'a@' and a hundred thousand dots.
test.each(['a', 'a@b', 'a b@c.d', 'a@b@c.d', 7, `${'a'.repeat(251)}@b.c`])('%s is rejected', async (email) =>
  expect(await isTaken(email)).toBe(false),
);
