/** Why the process could not start, for the person at the terminal; the log has the rest. */
export function startFailure(
  error: unknown,
  { host, port }: { host: string; port: number },
): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall }: NodeJS.ErrnoException = error;
  // Of a database's socket, the same codes mean something else.
  if (syscall !== 'listen') return error.message;
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program. Set PORT to a free one, e.g. PORT=${port + 1}.`;
  return `HOST ${host} and PORT ${port} can't be listened on (${code}).`;
}
