import type { Result } from '@notelark/api/library';
import { Headphones } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reviewScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useReview } from './queries.ts';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';

interface ReviewNoticeProps extends Pick<ReviewDialogProps, 'play' | 'onCorrected'> {
  result: Result;
  /** What follows from the corrections; shown at the end. */
  children?: ReactNode;
}

/** Offers the review of the words that the notes rest on; nothing where there are none. */
export function ReviewNotice({ result, children, ...dialog }: ReviewNoticeProps) {
  const review = useReview(result).data;
  const [open, setOpen] = useState(false);
  const count = review?.items.length ?? 0;
  if (!review || (count === 0 && !open)) return null;
  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm print:hidden">
          <p className="min-w-0 flex-1 basis-48 text-ink-soft">
            {count === 1 ? reviewScreen.one : fill(reviewScreen.many, { count })}
          </p>
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            <Headphones aria-hidden="true" />
            {count === 1 ? reviewScreen.openOne : fill(reviewScreen.openMany, { count })}
          </Button>
        </div>
      )}
      {open && (
        <ReviewDialog id={result.id} review={review} onClose={() => setOpen(false)} {...dialog}>
          {children}
        </ReviewDialog>
      )}
    </>
  );
}
