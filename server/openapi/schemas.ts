import { z } from 'zod';
import {
  accountAnswerSchema,
  accountChangeSchema,
  accountListSchema,
  accountRequestSchema,
  accountSchema,
  passwordChangeSchema,
  sessionSchema,
  signInSchema,
} from '../../core/contracts/accounts.js';
import { activityRulingSchema, askedQuestionSchema } from '../../core/contracts/activities.js';
import { amendmentEffectsSchema } from '../../core/contracts/amendment-effects.js';
import { amendmentValidationSchema } from '../../core/contracts/amendment-validation.js';
import {
  adoptionSchema,
  amendmentListSchema,
  amendmentSchema,
  amendmentTextSchema,
  carryOverSchema,
  decisionNoteSchema,
  evidenceSchema,
  newAmendmentSchema,
  newEvidenceSchema,
  operationsSchema,
} from '../../core/contracts/amendments.js';
import { delineationSchema } from '../../core/contracts/delineation.js';
import { clockAnswerSchema, clockListSchema, clockRequestSchema } from '../../core/contracts/clocks.js';
import { comparisonRequestSchema, comparisonSchema } from '../../core/contracts/comparison.js';
import { applicationSchema } from '../../core/contracts/application.js';
import { controlledAreaSchema } from '../../core/contracts/controlled-area.js';
import {
  determinationListSchema,
  determinationOutcomeSchema,
  determinationSchema,
  newDeterminationSchema,
} from '../../core/contracts/determinations.js';
import { documentSchema } from '../../core/contracts/documents.js';
import { drawingFileSchema } from '../../core/contracts/drawing-files.js';
import {
  jurisdictionListSchema,
  jurisdictionSchema,
  ordinanceSummarySchema,
} from '../../core/contracts/jurisdictions.js';
import {
  activityListSchema,
  edgesSchema,
  mapComparisonSchema,
  mapVersionDetailSchema,
  mapVersionListSchema,
  wetlandHistorySchema,
  wetlandSchema,
} from '../../core/contracts/map-history.js';
import { municipalitySettingsSchema, settingsSchema } from '../../core/contracts/municipality-settings.js';
import {
  ogcCollectionListSchema,
  ogcCollectionSchema,
  ogcConformanceSchema,
  ogcFeatureCollectionSchema,
  ogcFeatureSchema,
  ogcLandingSchema,
} from '../../core/contracts/ogc.js';
import {
  ogcTileMatrixSetListSchema,
  ogcTileMatrixSetSchema,
  ogcTilesetListSchema,
  ogcTilesetSchema,
} from '../../core/contracts/ogc-tiles.js';
import {
  newParcelBatchSchema,
  parcelBatchListSchema,
  parcelBatchSchema,
  parcelRowListSchema,
} from '../../core/contracts/parcel-batches.js';
import { parcelItemSchema, parcelListSchema } from '../../core/contracts/parcels.js';
import { placeSchema } from '../../core/contracts/place.js';
import { rerunSchema } from '../../core/contracts/reruns.js';
import {
  escrowAnswerSchema,
  sanctionAnswerSchema,
  sanctionListSchema,
} from '../../core/contracts/sanctions.js';
import {
  newSavedProposalSchema,
  savedProposalChangeSchema,
  savedProposalItemSchema,
  savedProposalListSchema,
  savedProposalSchema,
  sharedProposalSchema,
} from '../../core/contracts/saved-proposals.js';
import {
  drawnFeatureSchema,
  drawnGeometrySchema,
  mitigationLineSchema,
  parcelScreeningSchema,
  phaseSchema,
  proposalFactsSchema,
  proposalScreeningSchema,
  screenedParcelSchema,
  screenedWatercourseSchema,
  screenedWetlandSchema,
  screeningRequestSchema,
} from '../../core/contracts/screening.js';
import {
  importOrderSchema,
  importPreviewSchema,
  previewRequestSchema,
  uploadListSchema,
  uploadSchema,
} from '../../core/contracts/uploads.js';
import { calendarDateSchema } from '../../core/dates.js';
import { explainedFindingSchema, explanationSchema } from '../../core/finding.js';
import { ordinanceListSchema } from '../../core/contracts/ordinances.js';
import { stateNoteSchema } from '../../core/contracts/state-law.js';
import { ordinanceSchema } from '../../core/ordinance.js';
import { tileJsonSchema } from '../../core/contracts/tiles.js';
import type { JsonSchema } from './open-api.js';
import { problemSchema } from './problems.js';
import { healthSchema, pageConfigSchema } from './server-schemas.js';

const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).describe('GeoJSON features in degrees; `part` says what each piece is'),
  answer: z.unknown().describe('the screening itself, as the address without .geojson gives it'),
});

const mapVersionGeojsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  jurisdiction: z.string(),
  mapVersion: z.number().int(),
  since: calendarDateSchema,
  features: z.array(z.unknown()).describe('GeoJSON features in degrees, in the order of their ids'),
});

const amendmentEffectsGeojsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).describe('GeoJSON features in degrees; `layer` says what each is'),
  notices: z.array(z.string()),
});

const ANSWERS = {
  JurisdictionList: jurisdictionListSchema,
  Jurisdiction: jurisdictionSchema,
  OrdinanceSummary: ordinanceSummarySchema,
  ParcelList: parcelListSchema,
  ParcelItem: parcelItemSchema,
  ParcelScreening: parcelScreeningSchema,
  ParcelBatch: parcelBatchSchema,
  ParcelBatchList: parcelBatchListSchema,
  ParcelRowList: parcelRowListSchema,
  Place: placeSchema,
  DrawingFile: drawingFileSchema,
  ProposalScreening: proposalScreeningSchema,
  Finding: explainedFindingSchema,
  Explanation: explanationSchema,
  ActivityRuling: activityRulingSchema,
  AskedQuestion: askedQuestionSchema,
  StateNote: stateNoteSchema,
  OrdinanceList: ordinanceListSchema,
  Ordinance: ordinanceSchema,
  Comparison: comparisonSchema,
  ClockList: clockListSchema,
  ClockAnswer: clockAnswerSchema,
  SanctionList: sanctionListSchema,
  SanctionAnswer: sanctionAnswerSchema,
  EscrowAnswer: escrowAnswerSchema,
  ScreenedWetland: screenedWetlandSchema,
  ScreenedWatercourse: screenedWatercourseSchema,
  ScreenedParcel: screenedParcelSchema,
  MitigationLine: mitigationLineSchema,
  ScreeningGeojson: featureCollectionSchema,
  Application: applicationSchema,
  Rerun: rerunSchema,
  ControlledArea: controlledAreaSchema,
  MapVersionList: mapVersionListSchema,
  MapVersionDetail: mapVersionDetailSchema,
  MapVersionGeojson: mapVersionGeojsonSchema,
  MapComparison: mapComparisonSchema,
  AmendmentList: amendmentListSchema,
  Amendment: amendmentSchema,
  AmendmentValidation: amendmentValidationSchema,
  Evidence: evidenceSchema,
  Document: documentSchema,
  Delineation: delineationSchema,
  AmendmentEffects: amendmentEffectsSchema,
  AmendmentEffectsGeojson: amendmentEffectsGeojsonSchema,
  MunicipalitySettings: municipalitySettingsSchema,
  ActivityList: activityListSchema,
  MapWetland: wetlandSchema,
  WetlandHistory: wetlandHistorySchema,
  Edges: edgesSchema,
  SavedProposalList: savedProposalListSchema,
  SavedProposalItem: savedProposalItemSchema,
  SavedProposal: savedProposalSchema,
  SharedProposal: sharedProposalSchema,
  DeterminationList: determinationListSchema,
  Determination: determinationSchema,
  Upload: uploadSchema,
  UploadList: uploadListSchema,
  ImportPreview: importPreviewSchema,
  Session: sessionSchema,
  Account: accountSchema,
  AccountList: accountListSchema,
  AccountAnswer: accountAnswerSchema,
  OgcLanding: ogcLandingSchema,
  OgcConformance: ogcConformanceSchema,
  OgcCollectionList: ogcCollectionListSchema,
  OgcCollection: ogcCollectionSchema,
  OgcFeatureCollection: ogcFeatureCollectionSchema,
  OgcFeature: ogcFeatureSchema,
  OgcTileMatrixSetList: ogcTileMatrixSetListSchema,
  OgcTileMatrixSet: ogcTileMatrixSetSchema,
  OgcTilesetList: ogcTilesetListSchema,
  OgcTileset: ogcTilesetSchema,
  TileJson: tileJsonSchema,
  Health: healthSchema,
  PageConfig: pageConfigSchema,
  Problem: problemSchema,
};

const REQUESTS = {
  NewParcelBatch: newParcelBatchSchema,
  NewAmendment: newAmendmentSchema,
  NewEvidence: newEvidenceSchema,
  AmendmentText: amendmentTextSchema,
  Operations: operationsSchema,
  Adoption: adoptionSchema,
  DecisionNote: decisionNoteSchema,
  CarryOver: carryOverSchema,
  SignIn: signInSchema,
  PasswordChange: passwordChangeSchema,
  AccountRequest: accountRequestSchema,
  AccountChange: accountChangeSchema,
  ScreeningRequest: screeningRequestSchema,
  ComparisonRequest: comparisonRequestSchema,
  ClockRequest: clockRequestSchema,
  NewDetermination: newDeterminationSchema,
  NewSavedProposal: newSavedProposalSchema,
  SavedProposalChange: savedProposalChangeSchema,
  Settings: settingsSchema,
  DeterminationOutcome: determinationOutcomeSchema,
  PreviewRequest: previewRequestSchema,
  ImportOrder: importOrderSchema,
  DrawnFeature: drawnFeatureSchema,
  DrawnGeometry: drawnGeometrySchema,
  Phase: phaseSchema,
  ProposalFacts: proposalFactsSchema,
};

/** The schemas of the document's components. */
export type SchemaName = keyof typeof ANSWERS | keyof typeof REQUESTS;

/** @returns a reference to a schema of the components */
export function schemaRef(name: SchemaName): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

// What zod adds for its own sake is left out: bounds of safe integers, and "nothing else", which a later version may break.
function tidy(schema: z.core.$ZodType, json: JsonSchema): void {
  // describe() makes a copy that knows what it was made from
  if (schema === calendarDateSchema || schema._zod.parent === calendarDateSchema) json.format = 'date';
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.additionalProperties === false) delete json.additionalProperties;
}

/** @returns the JSON Schema of one value, such as a query parameter, as it is after parsing */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  });
  delete json.$schema;
  return json;
}

function componentsOf(
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}

/** @returns every schema of the API, made from the contracts that the routes parse by */
export function componentSchemas(): Record<string, JsonSchema> {
  return { ...componentsOf(ANSWERS, 'output'), ...componentsOf(REQUESTS, 'input') };
}
