import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';

/** The address that the operator has set; its place is kept while it loads. */
export function SupportAddress() {
  const { data } = useQuery({
    queryKey: ['support-address'],
    queryFn: ({ signal }) => request('GET /api/contact', { signal }),
    staleTime: Infinity,
  });
  if (!data) return <span className="inline-block w-48">&nbsp;</span>;
  return (
    <a href={`mailto:${data.supportEmail}`} className="link">
      {data.supportEmail}
    </a>
  );
}
