/** A file that is made to harm, or that lies, and what is said of it. */
export interface HostileFile {
  what: string;
  /** as it is sent */
  name: string;
  bytes: () => Buffer;
  says: RegExp;
  /** it takes the whole server to see that it does no harm */
  heavy?: true;
}
