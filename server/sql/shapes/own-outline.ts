/**
 * The municipality's own outline as a query of one row, `geom` null when none is loaded: the importer keeps it to one
 * feature. Binding: jurisdictionId.
 */
export const OWN_OUTLINE = `
  select (select geom from municipality where jurisdiction_id = :jurisdictionId and role = 'own' limit 1) as geom`;
