"""Every parcel overlaid with wetlands and their adjacent areas by geopandas, for `npm run bench`.

Takes a folder with `parcels` and `wetlands` (a key and WKB in hexadecimal a line), the width of an adjacent area in feet and
the segments of a quarter circle. Prints seconds, and sums in square feet, as JSON.
"""

import json
import sys
import time
import warnings

import geopandas

warnings.filterwarnings("ignore")


def read(name):
    with open(f"{sys.argv[1]}/{name}") as lines:
        rows = [line.split() for line in lines]
    shapes = geopandas.GeoSeries.from_wkb([bytes.fromhex(wkb) for _, wkb in rows])
    return geopandas.GeoDataFrame({name[:-1]: [key for key, _ in rows]}, geometry=shapes)


def pieces(parcels, land):
    """What of each parcel lies on the land, united."""
    return geopandas.overlay(parcels, land, how="intersection", keep_geom_type=True).dissolve(by="parcel").geometry


def main():
    width_ft, quarter_segments = float(sys.argv[2]), int(sys.argv[3])
    parcels, wetlands = read("parcels"), read("wetlands")
    begun = time.perf_counter()
    zones = wetlands.set_geometry(wetlands.buffer(width_ft, resolution=quarter_segments))
    in_wetland = pieces(parcels, wetlands)
    in_zone = pieces(parcels, zones)
    both = in_zone.index.intersection(in_wetland.index)
    adjacent = in_zone.area.sum() - in_zone.loc[both].intersection(in_wetland.loc[both]).area.sum()
    seconds = time.perf_counter() - begun
    print(
        json.dumps(
            {
                "seconds": seconds,
                "parcels": len(parcels),
                "inWetlandSqFt": float(in_wetland.area.sum()),
                "inAdjacentSqFt": float(adjacent),
            }
        )
    )


main()
