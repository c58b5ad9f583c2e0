/** @returns a file name for pasted text, whose ending says what it is: GeoJSON, KML, or else well-known text */
export function pastedName(text: string): string {
  const [first = ''] = text.trimStart();
  return first === '{' ? 'pasted.geojson' : first === '<' ? 'pasted.kml' : 'pasted.wkt';
}
