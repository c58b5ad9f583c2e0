/** Where in an ordinance's data something is. */
export type Path = (string | number)[];

/** Something in an ordinance's data that names a thing which is not there, says one thing twice, or makes no sense. */
export interface Fault {
  path: Path;
  message: string;
}

/** @returns a fault for each item whose id an earlier one has */
export function doubled(items: readonly { id: string }[], path: Path): Fault[] {
  const known = new Set<string>();
  return items.flatMap(({ id }, index) => {
    if (known.has(id)) return [{ path: [...path, index, 'id'], message: `"${id}" is there twice` }];
    known.add(id);
    return [];
  });
}
