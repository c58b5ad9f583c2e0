import type { WetlandKind } from '../../../core/measurements.js';

/** A delineated shape as far as it matters to what it replaces; null where nothing says it. */
export interface MatchableShape {
  feature: number;
  id: string | null;
  kind: WetlandKind | null;
}

/** Land that a shape and a wetland of the map share, square feet on the ground. */
export interface SharedLand {
  feature: number;
  wetland: string;
  kind: WetlandKind;
  sharedSqFt: number;
  shapeSqFt: number;
  wetlandSqFt: number;
}

/** What a shape was found to be. */
export interface ShapeMatch {
  feature: number;
  /** that it replaces; null: a new one */
  wetland: string | null;
  sharedSqFt: number;
  ofShape: number | null;
  ofWetland: number | null;
  alsoTouches: string[];
  /** a wetland that it would replace if another shape did not */
  lost: string | null;
}

/** Share of the smaller of two shapes from which one is taken for the other: half, but for rounding. */
const SAME_FROM = 0.5 - 1e-6;
/** Square feet that outlines of neighbours may overlap by, without one touching the other. */
const TOUCH_SQFT = 1;
/** Part of a share by which it has to be larger than another to be the greatest. */
const LARGER_BY = 0.001;

/** A number of a row, as any file has: it says which wetland is meant only together with where the shape lies. */
const ROW_NUMBER = /^\d+$/;

/** Takes what the person should look at. */
export interface MatchRemarks {
  /** on several features at once, written once */
  about(remark: string, feature: number): void;
  remark(sentence: string): void;
}

const ON_FURTHER =
  'it lies on further wetlands than the one that it replaces (alsoTouches); merge or reshape those where the land is in both';

interface Claim {
  shape: MatchableShape;
  /** null: it claims none */
  wetland: string | null;
  /** square feet shared with the wetland that is claimed */
  sharedSqFt: number;
}

/**
 * Finds which wetland each delineated shape replaces: the one whose id it bears, else the one of its kind that it shares
 * most land with, at least half of the smaller of both. A wetland is replaced by one shape only, that with the larger
 * share of it.
 * @param shared  land that shapes and wetlands share; wetlands in the order of their share
 * @param onMap  ids of the map's wetlands that shapes bear
 * @param remarks  take what the person should look at
 */
export function matchShapes(
  shapes: readonly MatchableShape[],
  shared: readonly SharedLand[],
  onMap: ReadonlySet<string>,
  remarks: MatchRemarks,
): ShapeMatch[] {
  const sharedBy = new Map<number, SharedLand[]>();
  for (const land of shared) sharedBy.set(land.feature, [...(sharedBy.get(land.feature) ?? []), land]);
  const landOf = (feature: number): readonly SharedLand[] => sharedBy.get(feature) ?? [];
  const claims = shapes.map((shape) => claimOf(shape, landOf(shape.feature), onMap, remarks));
  const winners = new Map<string, Claim>();
  for (const claim of claims) {
    if (claim.wetland === null) continue;
    const before = winners.get(claim.wetland);
    if (before === undefined || claim.sharedSqFt > before.sharedSqFt) winners.set(claim.wetland, claim);
  }
  for (const [wetland, winner] of winners) {
    const losers = claims.filter((claim) => claim.wetland === wetland && claim !== winner);
    if (losers.length > 0) remarks.remark(contest(wetland, winner, losers));
  }
  return claims.map((claim) => {
    const won = claim.wetland !== null && winners.get(claim.wetland) === claim;
    const match = matchOf(claim, won, landOf(claim.shape.feature));
    if (won && match.alsoTouches.length > 0) remarks.about(ON_FURTHER, match.feature);
    return match;
  });
}

function claimOf(
  shape: MatchableShape,
  land: readonly SharedLand[],
  onMap: ReadonlySet<string>,
  remarks: MatchRemarks,
): Claim {
  const { feature, id } = shape;
  const borne = id !== null && onMap.has(id) ? id : null;
  const withId = land.find(({ wetland }) => wetland === borne);
  if (borne !== null && (withId !== undefined || !ROW_NUMBER.test(borne))) {
    if (withId === undefined) {
      remarks.remark(
        `Feature ${feature} bears the id of ${borne} and shares no land with it: it is moved whole.`,
      );
    }
    return { shape, wetland: borne, sharedSqFt: withId?.sharedSqFt ?? 0 };
  }
  const candidates = land
    .filter(({ kind }) => shape.kind === null || kind === shape.kind)
    .filter(
      ({ sharedSqFt, shapeSqFt, wetlandSqFt }) => sharedSqFt >= SAME_FROM * Math.min(shapeSqFt, wetlandSqFt),
    )
    .sort((a, b) => b.sharedSqFt - a.sharedSqFt);
  const [best, second] = candidates;
  if (best === undefined) return { shape, wetland: null, sharedSqFt: 0 };
  if (second !== undefined && best.sharedSqFt - second.sharedSqFt < LARGER_BY * best.sharedSqFt) {
    remarks.remark(
      `Feature ${feature} shares as much land with ${best.wetland} as with ${second.wetland}: it is taken as a new wetland. Say which it replaces.`,
    );
    return { shape, wetland: null, sharedSqFt: 0 };
  }
  return { shape, wetland: best.wetland, sharedSqFt: best.sharedSqFt };
}

function contest(wetland: string, winner: Claim, losers: readonly Claim[]): string {
  const others = losers.map(({ shape }) => shape.feature);
  const which = others.length === 1 ? `Feature ${others[0] ?? ''} is` : `Features ${others.join(', ')} are`;
  return (
    `${wetland} is claimed by ${losers.length + 1} shapes: feature ${winner.shape.feature}, which shares most land with it, replaces it. ` +
    `${which} taken as new, split off from it.`
  );
}

function matchOf(claim: Claim, won: boolean, land: readonly SharedLand[]): ShapeMatch {
  const wetland = won ? claim.wetland : null;
  const common = land.find((each) => each.wetland === wetland);
  return {
    feature: claim.shape.feature,
    wetland,
    sharedSqFt: common?.sharedSqFt ?? 0,
    ofShape: shareOf(wetland, common?.sharedSqFt, common?.shapeSqFt),
    ofWetland: shareOf(wetland, common?.sharedSqFt, common?.wetlandSqFt),
    alsoTouches: land
      .filter((each) => each.wetland !== wetland && each.sharedSqFt > TOUCH_SQFT)
      .map((each) => each.wetland),
    lost: won ? null : claim.wetland,
  };
}

/** @returns a share from 0 to 1, 0 for a wetland that no land is shared with, null for no wetland */
function shareOf(
  wetland: string | null,
  sharedSqFt: number | undefined,
  wholeSqFt: number | undefined,
): number | null {
  if (wetland === null) return null;
  if (sharedSqFt === undefined || wholeSqFt === undefined) return 0;
  return Math.min(1, sharedSqFt / wholeSqFt);
}
