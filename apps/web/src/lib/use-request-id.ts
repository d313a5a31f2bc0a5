import { useRef } from 'react';

/**
 * An id for what is sent. It stays the same while the same is sent again, by which the server recognizes a request that it has
 * carried out though no answer came. Undefined where the browser makes none (pages that came over plain HTTP).
 */
export function useRequestId(): (sent: object) => string | undefined {
  const last = useRef<{ sent: string; id: string }>(null);
  return (body) => {
    if (!('randomUUID' in crypto)) return undefined;
    const sent = JSON.stringify(body);
    if (last.current?.sent !== sent) last.current = { sent, id: crypto.randomUUID() };
    return last.current.id;
  };
}
