/** The eight stages of § 181-10A(1), each with the event that reaches it. */
export const CONSTRUCTION_STAGES = [
  { letter: 'a', id: 'construction-start', label: 'Start of construction' },
  { letter: 'b', id: 'controls-installation', label: 'Installation of erosion and sediment controls' },
  { letter: 'c', id: 'clearing-complete', label: 'Site clearing complete' },
  { letter: 'd', id: 'rough-grading-complete', label: 'Rough grading complete' },
  { letter: 'e', id: 'final-grading-complete', label: 'Final grading complete' },
  { letter: 'f', id: 'construction-season-close', label: 'Close of the construction season' },
  { letter: 'g', id: 'landscaping-complete', label: 'Final landscaping complete' },
  {
    letter: 'h',
    id: 'public-landscaping-established',
    label: 'Landscaping in public areas successfully established',
  },
] as const;
