interface Passage {
  /** Its address, no two the same. */
  place: string;
  moment: string;
  speaker: string | null;
  text: string;
}

interface QuotationsProps {
  quotations: readonly Passage[];
  label?: string;
  className?: string;
}

/** The passages that a statement rests on, word for word, each with its place and who says it. */
export function Quotations({ quotations, label, className = '' }: QuotationsProps) {
  return (
    <ul aria-label={label} className={`grid gap-2 rounded-sm bg-sunken p-3 text-sm ${className}`}>
      {quotations.map(({ place, moment, speaker, text }) => (
        <li key={place} className="wrap-anywhere">
          <span className="mr-2 text-xs text-ink-faint tabular-nums">
            {speaker === null ? moment : `${moment} ${speaker}`}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
