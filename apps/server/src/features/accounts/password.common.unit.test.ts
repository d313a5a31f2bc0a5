import { expect, it } from 'vitest';
import { refuseCommonPassword } from './password.common.ts';

const EMAIL = 'ada.lovelace@example.com';

it.each(['Password1', 'Qwerty123', 'PASSword', '1Sunshine!', 'Ada.Lovelace1', 'Example.com99'])(
  '%s is refused',
  async (password) => {
    await expect(refuseCommonPassword(password, EMAIL)).rejects.toMatchObject({
      code: 'password-common',
    });
  },
);

it.each(['Correct-horse-7', 'Blue7Lantern-Ferry', 'Ünïcode-Straße-9', '1234-aB-5678-xQ'])(
  '%s is accepted',
  async (password) => {
    await expect(refuseCommonPassword(password, EMAIL)).resolves.toBeUndefined();
  },
);
