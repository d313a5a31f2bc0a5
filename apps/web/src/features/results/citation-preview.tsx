import { placeOfLink } from '@notelark/api/places';
import { Popover as Primitive } from 'radix-ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Block } from './blocks.ts';
import { stretchOf } from './blocks.ts';
import { Passage } from './passage.tsx';

/** Time for a pointer to go from the citation to its passage. */
const LINGER_MS = 160;

interface CitationPreviewProps {
  /** What holds the citations. */
  area: RefObject<HTMLElement | null>;
  blocks: readonly Block[];
}

/** Shows the passage of a citation that has the pointer or the focus. */
export function CitationPreview({ area, blocks }: CitationPreviewProps) {
  const id = useId();
  const { citation, keep, hide } = useCitation(area, id);
  const place = placeOfLink(citation?.getAttribute('href') ?? '');
  const stretch = place && stretchOf(blocks, place);
  if (!citation || !stretch) return null;
  return (
    <Primitive.Root open onOpenChange={hide}>
      <Primitive.Anchor virtualRef={{ current: citation }} />
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerEnter={keep}
          onPointerLeave={hide}
          className="z-40 max-h-72 w-96 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto rounded-md border border-line bg-raised p-4 shadow-md"
        >
          <Passage blocks={blocks} stretch={stretch} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const citationOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('a.citation') : null;

/** The citation whose passage is shown. A finger has its own way to it: a tap. */
function useCitation(area: RefObject<HTMLElement | null>, id: string) {
  const [citation, setCitation] = useState<Element | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(leaving.current);
  const hide = () => {
    keep();
    setCitation(null);
  };
  useEffect(() => {
    const element = area.current;
    const show = (event: Event) => {
      const found = citationOf(event);
      if (!found) return;
      clearTimeout(leaving.current);
      setCitation(found);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show(event);
    };
    const focused = (event: FocusEvent) => {
      if (citationOf(event)?.matches(':focus-visible') === true) show(event);
    };
    const leave = (event: Event) => {
      if (!citationOf(event)) return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setCitation(null), LINGER_MS);
    };
    const listeners = [
      ['pointerover', over],
      ['focusin', focused],
      ['pointerout', leave],
      ['focusout', leave],
    ] as const;
    for (const [type, listen] of listeners)
      element?.addEventListener(type, listen as EventListener);
    return () => {
      clearTimeout(leaving.current);
      for (const [type, listen] of listeners)
        element?.removeEventListener(type, listen as EventListener);
    };
  }, [area]);
  useEffect(() => {
    citation?.setAttribute('aria-describedby', id);
    return () => citation?.removeAttribute('aria-describedby');
  }, [citation, id]);
  return { citation, keep, hide };
}
