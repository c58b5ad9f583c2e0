/** Colours of the map; the same as the custom properties in style/tokens.css, which the panel uses. */
export const COLOURS = {
  ink: '#17242b',
  secondary: '#51626b',
  accent: '#0b5c7a',
  around: '#e9e6dd',
  land: '#f3f0e8',
  road: '#ffffff',
  parcelLine: '#d5cfc0',
  building: '#ddd5c6',
  wetland: '#3f9c8f',
  wetlandDark: '#11635a',
  adjacent: '#b86e00',
  disturbance: '#b0124f',
  mitigation: '#3d7a1f',
  water: '#b9d6e6',
  waterDark: '#5f9fc2',
} as const;
