import path from 'node:path';
import { InvalidInput } from '../../../core/errors.js';
import { fileFormat, insteadOf, TAKEN_ENDINGS } from '../../imports/file-kinds.js';

const SHAPEFILE_PARTS = ['.shp', '.shx', '.dbf', '.prj', '.cpg'];

/**
 * @param name  of a file of shapes, as the person knows it
 * @returns the ending that says what it is to be read as, in small letters
 * @throws InvalidInput  with what to send instead, where it is of no kind that can be read
 */
export function uploadEnding(name: string): string {
  const ending = path.extname(name).toLowerCase();
  if (SHAPEFILE_PARTS.includes(ending)) {
    throw new InvalidInput(
      `name: ${name} is one of the files of a shapefile. Zip its .shp, .shx, .dbf and .prj together, and send the .zip.`,
    );
  }
  if (ending === '.gdb') {
    throw new InvalidInput(`name: ${name} is a folder. Zip the whole folder, and send the .zip.`);
  }
  if (ending === '.zip' || fileFormat(name) !== null) return ending;
  const advice = insteadOf(name);
  throw new InvalidInput(
    advice === null
      ? `name: ${name} is of no kind that can be read here. Send ${TAKEN_ENDINGS}.`
      : `name: ${name} ${advice}.`,
  );
}
