import { InvalidInput } from '../../core/errors.js';
import type { FileFormat } from './file-kinds.js';
import { listDxf, openDxf } from './gdal/open-dxf.js';
import { listWithGdal, openWithGdal, type LayeredFormat } from './gdal/open-with-gdal.js';
import { openGeojson } from './geojson.js';
import { readGeojsonHeader } from './geojson-header.js';
import { listKml, openKml } from './kml/open-kml.js';
import { findCompanions } from './shapefile/companions.js';
import { openShapefile } from './shapefile/open-shapefile.js';
import { listShapefile } from './shapefile-head.js';
import type { FeatureSource } from './source-feature.js';
import type { SourceContents } from './source-layer.js';
import { listCsv, openCsv } from './text/open-csv.js';
import { listWkt, openWkt } from './text/open-wkt.js';

/** What reads one format. */
export interface Reader {
  list(file: string): Promise<SourceContents>;
  open(file: string, layerInFile: string | null): Promise<FeatureSource>;
}

/** Readers of the formats that are no archives. */
export const READERS: Readonly<Record<Exclude<FileFormat, 'KMZ'>, Reader>> = {
  GeoJSON: onlyLayer(async (file) => {
    await readGeojsonHeader(file);
    return { format: 'GeoJSON', layers: [{ name: null, features: null, geometry: null }] };
  }, openGeojson),
  Shapefile: onlyLayer(listShapefile, async (file) => openShapefile(await findCompanions(file))),
  KML: { list: listKml, open: openKml },
  DXF: { list: listDxf, open: openDxf },
  GeoPackage: byGdal('GeoPackage'),
  'File Geodatabase': byGdal('File Geodatabase'),
  FlatGeobuf: byGdal('FlatGeobuf'),
  GPX: byGdal('GPX'),
  CSV: onlyLayer(listCsv, openCsv),
  'well-known text': onlyLayer(listWkt, openWkt),
};

function byGdal(format: LayeredFormat): Reader {
  return {
    list: (file) => listWithGdal(file, format),
    open: (file, layerInFile) => openWithGdal(file, format, layerInFile),
  };
}

function onlyLayer(list: Reader['list'], open: (file: string) => Promise<FeatureSource>): Reader {
  return {
    list,
    open(file, layerInFile) {
      if (layerInFile === null) return open(file);
      throw new InvalidInput('This file has one layer. Leave out --layer-in-file.');
    },
  };
}
