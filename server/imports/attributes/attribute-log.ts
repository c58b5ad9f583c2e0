/** What became of each attribute of a file, gathered while its features are read. */
export class AttributeLog {
  private readonly uses = new Map<string, Map<string, number>>();
  private readonly personal = new Set<string>();

  /** an attribute was read into a column */
  mapped(attribute: string, column: string): void {
    const columns = this.uses.get(attribute) ?? new Map<string, number>();
    columns.set(column, (columns.get(column) ?? 0) + 1);
    this.uses.set(attribute, columns);
  }

  /** an attribute is there, and kept with the others */
  seen(attribute: string): void {
    if (!this.uses.has(attribute)) this.uses.set(attribute, new Map());
  }

  /** an attribute was left out because it names people */
  left(attribute: string): void {
    this.personal.add(attribute);
  }

  /** names of the attributes left out because they name people */
  get personalAttributes(): readonly string[] {
    return [...this.personal];
  }

  /**
   * @param unused  what becomes of an attribute that is read into no column
   * @returns for each attribute, in the order of the file, what it was used for
   */
  summary(unused: string): { attribute: string; use: string }[] {
    const kept = [...this.uses].map(([attribute, columns]) => ({ attribute, use: useOf(columns, unused) }));
    const left = [...this.personal].map((attribute) => ({
      attribute,
      use: 'not stored: it names people or where they get their mail',
    }));
    return [...kept, ...left];
  }
}

function useOf(columns: ReadonlyMap<string, number>, unused: string): string {
  if (columns.size === 0) return unused;
  return [...columns]
    .map(
      ([column, count]) =>
        `${column} (${count.toLocaleString('en-US')} ${count === 1 ? 'feature' : 'features'})`,
    )
    .join(', ');
}
