/** The avatar's letters: the local part split on dots, the first letter of each part, at most two; U without an address. */
export function initialsOf(email: string | null | undefined): string {
  const letters = localPart(email)
    .split('.')
    .map((part) => Array.from(part)[0] ?? '')
    .join('');
  return Array.from(letters.toUpperCase()).slice(0, 2).join('') || 'U';
}

/** What the dashboard calls a user: the name they gave, else the local part with a capital letter; User without an address. */
export function displayNameOf(email: string | null | undefined, given?: string | null): string {
  if (given) return given;
  const [first, ...rest] = Array.from(localPart(email));
  return first === undefined ? 'User' : first.toUpperCase() + rest.join('');
}

const localPart = (email: string | null | undefined): string => email?.split('@')[0] ?? '';
