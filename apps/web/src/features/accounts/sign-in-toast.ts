import { signInScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';

/** One toast for all tries: who is in at last does not read below it that the login has failed. */
const ID = 'sign-in';

export const toastSignedIn = (): void =>
  toast.success(signInScreen.done, { description: signInScreen.doneText, id: ID });

export const toastSignInFailed = (title: string, description: string): void =>
  toast.error(title, { description, id: ID });
