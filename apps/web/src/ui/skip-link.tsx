/** The first stop of the keyboard; seen only while it has the focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-sm font-semibold text-accent-ink no-underline focus:translate-y-0"
    >
      {children}
    </a>
  );
}
