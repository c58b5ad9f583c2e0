import path from 'node:path';
import { cellOf } from './cell.js';
import type { ExportFeature, ExportField, ExportTable, ExportValue } from './export-table.js';
import { TextFile } from './text-file.js';

/** Bytes of a text in a .dbf. */
const DBF_TEXT_BYTES = 254;

/** Digits of a figure in a .dbf, its point and sign among them. */
const FIGURE_WIDTH = 18;

/** Before each text, so that GDAL takes none for a day or a number; the statement takes it off again. */
const TEXT_MARK = '~';

/** What features of one kind of shape are written to. */
interface SourceFile {
  name: string;
  file: string;
  text: TextFile;
}

/** The files that GDAL is given: features one a line, with every digit, and what is known of them afterwards. */
export class GdalSource {
  private readonly files = new Map<'areas' | 'lines', SourceFile>();
  private readonly widths = new Map<string, number>();
  /** texts that a .dbf had no room for */
  cutTexts = 0;

  /**
   * @param forShapefile  texts are cut to what a .dbf holds, and areas and lines written apart
   */
  constructor(
    private readonly table: ExportTable,
    private readonly folder: string,
    private readonly forShapefile: boolean,
    private readonly mostBytes: number,
  ) {}

  async add(feature: ExportFeature): Promise<void> {
    const properties = Object.fromEntries(
      this.table.fields.map((field) => [field.name, this.marked(field, cellOf(feature, field))]),
    );
    const source = await this.fileFor(feature);
    const line = JSON.stringify({ type: 'Feature', properties, geometry: feature.geometry });
    await source.text.write(`${line}\n`);
  }

  async close(): Promise<void> {
    for (const { text } of this.files.values()) await text.close();
  }

  async abandon(): Promise<void> {
    for (const { text } of this.files.values()) await text.abandon();
  }

  /** the kinds of shapes that were written, areas first, each with its file */
  get written(): { kind: 'areas' | 'lines'; file: string; sql: string }[] {
    return (['areas', 'lines'] as const).flatMap((kind) => {
      const source = this.files.get(kind);
      return source === undefined ? [] : [{ kind, file: source.file, sql: this.statement(source.name) }];
    });
  }

  /** whether both areas and lines were written, to one file */
  readonly kinds = new Set<'areas' | 'lines'>();

  private async fileFor({ geometry }: ExportFeature): Promise<SourceFile> {
    const kind = geometry?.type.endsWith('LineString') === true ? 'lines' : 'areas';
    if (geometry !== null) this.kinds.add(kind);
    const key = this.forShapefile ? kind : 'areas';
    const open = this.files.get(key);
    if (open !== undefined) return open;
    const name = `source_${key}`;
    const file = path.join(this.folder, `${name}.geojsonl`);
    const made = { name, file, text: await TextFile.create(file, this.mostBytes) };
    this.files.set(key, made);
    return made;
  }

  private marked(field: ExportField, value: ExportValue): ExportValue {
    if (field.kind !== 'text' || typeof value !== 'string') return value;
    const text = this.forShapefile ? this.cut(value) : value;
    const width = Buffer.byteLength(text);
    this.widths.set(field.name, Math.max(width, this.widths.get(field.name) ?? 1));
    return `${TEXT_MARK}${text}`;
  }

  private cut(text: string): string {
    if (Buffer.byteLength(text) <= DBF_TEXT_BYTES) return text;
    this.cutTexts += 1;
    let kept = '';
    let bytes = 0;
    for (const letter of text) {
      bytes += Buffer.byteLength(letter);
      if (bytes > DBF_TEXT_BYTES) break;
      kept += letter;
    }
    return kept;
  }

  private statement(source: string): string {
    const columns = this.table.fields.map((field) => {
      const name = this.forShapefile ? field.shortName : field.name;
      return `CAST(${this.typed(field)}) AS "${name}"`;
    });
    return `SELECT ${columns.join(', ')} FROM ${source}`;
  }

  private typed({ name, kind, decimals }: ExportField): string {
    switch (kind) {
      case 'text':
        return `SUBSTR("${name}", ${TEXT_MARK.length + 1}) AS character(${this.widths.get(name) ?? 1})`;
      case 'date':
        return `"${name}" AS date`;
      case 'whole number':
        return `"${name}" AS integer`;
      case 'number':
        return `"${name}" AS numeric(${FIGURE_WIDTH}, ${decimals})`;
    }
  }
}
