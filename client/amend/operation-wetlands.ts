import type { Operation } from '../../core/contracts/amendments.js';

/** The wetlands that an operation is about; empty: a new one without an id, or a change by its number. */
export function wetlandsOf(operation: Operation): string[] {
  switch (operation.operation) {
    case 'merge':
      return operation.wetlands;
    case 'reshape':
    case 'split':
    case 'cut-hole':
    case 'retire':
    case 'reclassify':
      return [operation.wetland];
    case 'rematch':
      return operation.wetland === null ? [] : [operation.wetland];
    case 'add':
      return operation.wetland === undefined ? [] : [operation.wetland];
    case 'take-back':
      return [];
  }
}
