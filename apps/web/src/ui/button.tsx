import { cloneElement, type ComponentProps, isValidElement } from 'react';
import { cx } from '../lib/class-names.ts';
import { Spinner } from './spinner.tsx';

const variants = {
  primary:
    'bg-accent text-accent-ink shadow-sm hover:bg-accent-hover disabled:hover:bg-accent border border-transparent',
  secondary:
    'bg-surface text-ink border border-line-strong/60 shadow-sm hover:bg-raised hover:border-line-strong',
  ghost: 'text-ink-soft hover:text-ink hover:bg-raised border border-transparent',
  danger: 'bg-danger text-danger-ink border border-transparent shadow-sm hover:brightness-110',
} as const;

const sizes = {
  s: 'h-9 px-3 text-sm gap-1.5 rounded-sm',
  m: 'h-11 px-4.5 text-sm gap-2 rounded-md',
  l: 'h-13 px-6 text-base gap-2.5 rounded-md',
  icon: 'size-11 rounded-md',
} as const;

type ButtonVariant = keyof typeof variants;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /** Work is under way: the button is disabled and shows it. Change the label as well. */
  busy?: boolean;
  /** Gives the look to the only child, e.g. a link. */
  asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const classes = cx(
    'inline-flex shrink-0 items-center justify-center text-center font-semibold whitespace-nowrap no-underline',
    'transition-colors duration-(--quick) disabled:cursor-not-allowed disabled:opacity-55',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild)
    return isValidElement<{ className?: string }>(children)
      ? cloneElement(children, { className: cx(classes, children.props.className) })
      : null;
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
