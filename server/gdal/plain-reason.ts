/** Where in its own sources GDAL found something, as it was built: of no use to anybody here. */
const SOURCE_PLACE =
  /(?:\b(?:in|at)\s+)?(?:\bfile\s+)?(?<=^|[\s"'(])(?:[A-Za-z]:)?[\\/][^\s,:()]*\.(?:c|cc|cpp|cxx|h|hpp)\b(?:[,:]?\s*(?:at\s+)?(?:line\s+)?\d+)?[,:]?/gi;

/** Folders in which GDAL sees the files it is given. */
const OWN_FOLDERS = /\/(?:input|output)\//g;

/** A question that GDAL asked a file's database, before the reason for which it failed. */
const DATABASE_QUESTION = /^sqlite3?_\w+\(.*\)\s*failed:\s*/is;

/** @returns what GDAL says of a file, without the places in its sources and its own names of folders, and without a full stop */
export function plainReason(message: string): string {
  return message
    .replace(DATABASE_QUESTION, '')
    .replace(SOURCE_PLACE, '')
    .replace(OWN_FOLDERS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}
