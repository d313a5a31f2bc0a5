/**
 * What the page at a path asks the server for first. The answer with the page names it, so that the browser asks while the code
 * of the page is still on its way; what is asked for must be what the page itself asks for, or it is asked twice.
 */
export function firstRequests(path: string): string[] {
  const [, id] = /^\/results\/([0-9a-f-]{36})$/.exec(path) ?? [];
  return id === undefined ? [] : [`/api/results/${id}`];
}
