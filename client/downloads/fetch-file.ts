import { AnswerFailed, isAbort, problemSchema } from '../failure.js';

/** A file that came, and what it is to be called. */
export interface FetchedFile {
  name: string;
  content: Blob;
}

function refusal(status: number, body: unknown): AnswerFailed {
  const parsed = problemSchema.safeParse(body);
  const problem = parsed.success ? parsed.data : null;
  const said = problem?.detail || problem?.title;
  return new AnswerFailed({
    kind: said ? 'refused' : 'unreachable',
    code: problem?.code ?? '',
    message: said || `The server did not make the file (${status}).`,
    problems: problem?.problems ?? [],
  });
}

const BROKEN_OFF = new AnswerFailed({
  kind: 'unreachable',
  code: '',
  message: 'The file broke off before it was whole, so nothing was saved.',
  problems: [],
});

async function bytesOf(
  response: Response,
  onShare: (share: number | null) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const length = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let had = 0;
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) break;
    pieces.push(piece.value);
    had += piece.value.length;
    onShare(length > 0 ? had / length : null);
  }
  if (length > 0 && had < length) throw BROKEN_OFF;
  return pieces;
}

/** @returns the name that the server gives a file; what is asked for where it gives none */
export function nameIn(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'download';
}

/**
 * Fetches a file whole.
 * @param onShare  is told how much of it has come, 0 to 1; null where that is not known
 * @throws AnswerFailed  when the server is not there, refuses, or breaks off
 */
export async function fetchFile(
  path: string,
  onShare: (share: number | null) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  try {
    const response = await fetch(path, { signal });
    if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
    const pieces = await bytesOf(response, onShare);
    const type = response.headers.get('content-type') ?? '';
    return { name: nameIn(response.headers.get('content-disposition')), content: new Blob(pieces, { type }) };
  } catch (error) {
    if (isAbort(error) || error instanceof AnswerFailed) throw error;
    throw new AnswerFailed({ ...BROKEN_OFF.failure, message: 'The server did not answer.' });
  }
}

/** How long the browser may take to begin with saving. */
const KEPT_MS = 60_000;

/** Hands a file to the browser to be saved. */
export function saveFile({ name, content }: FetchedFile): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
