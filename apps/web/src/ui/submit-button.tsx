import type { ComponentProps } from 'react';
import { useIsLive } from '../lib/use-is-live.ts';
import { Button } from './button.tsx';

/** Sends its form, as soon as the page is hydrated. */
export function SubmitButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isLive = useIsLive();
  return <Button type="submit" size="l" disabled={disabled || !isLive} {...rest} />;
}
