const FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * @param text  of an address, which the database would refuse as an id of another form
 * @returns whether it has the form of a UUID, in capitals or not
 * @source RFC 9562 § 4
 */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}
